import type { LayerSpecification, StyleSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { collection, pointOf, polygonsOf } from './geo-json';
import type { Land } from './land';

/** Tokens of libs/ui, as the page has them now. */
export interface Colours {
  around: string;
  land: string;
  border: string;
  name: string;
  /** Color of circles. */
  mark: string;
  line: string;
}

const SOURCES = `US Census Bureau, <a href="https://www.geonames.org" target="_blank" rel="noreferrer">GeoNames</a> (CC BY 4.0)`;
/** Drawn by the browser from the page's own font: there is no server of letters. */
const FONT = ['Inter Variable', 'system-ui', 'sans-serif'];

/** A map without tiles: outlines of the states, and names of states and places. */
export function landStyle(land: Land, colours: Colours): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: {
        type: 'geojson',
        data: collection(land.states.map(({ name, rings }) => polygonsOf({ name }, rings))),
        attribution: SOURCES,
      },
      states: {
        type: 'geojson',
        data: collection(land.states.map(({ name, middle }) => pointOf({ name }, middle))),
      },
      places: {
        type: 'geojson',
        data: collection(
          land.places.map(({ name, codes, lng, lat }) => pointOf({ name, codes }, [lng, lat])),
        ),
      },
    },
    layers: landLayers(colours),
  };
}

/** Puts a name below the pin of a machine at the same place. */
const BELOW_PIN = {
  'text-anchor': 'top',
  'text-offset': [0, 1.2],
} satisfies SymbolLayerSpecification['layout'];

/** Its layers in these colours; when the theme changes they get others. */
export function landLayers({ around, land, border, name }: Colours): LayerSpecification[] {
  const words = { 'text-color': name, 'text-halo-color': land, 'text-halo-width': 1.5 };
  return [
    { id: 'around', type: 'background', paint: { 'background-color': around } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land } },
    { id: 'borders', type: 'line', source: 'land', paint: { 'line-color': border, 'line-width': 1 } },
    {
      id: 'states',
      type: 'symbol',
      source: 'states',
      maxzoom: 6.5,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': ['interpolate', ['linear'], ['zoom'], 3, 10, 6, 14],
        'text-letter-spacing': 0.08,
        'text-max-width': 7,
      },
      paint: words,
    },
    {
      id: 'places',
      type: 'symbol',
      source: 'places',
      minzoom: 4,
      // The smaller ones as one comes nearer.
      filter: ['>=', ['get', 'codes'], ['step', ['zoom'], 50, 5, 25, 6, 10, 7, 0]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': ['interpolate', ['linear'], ['zoom'], 4, 11, 9, 14],
        'text-padding': 6,
        ...BELOW_PIN,
        'symbol-sort-key': ['-', ['get', 'codes']],
      },
      paint: words,
    },
  ];
}
