import type {
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { collection, lineOn, pointOf, polygonsOf } from './geo-json';
import type { Land } from './land';

/** Tokens of libs/ui, as the page has them now. */
export interface Colours {
  water: string;
  around: string;
  land: string;
  border: string;
  name: string;
  /** Color of circles, and of roads. */
  mark: string;
  line: string;
}

const SOURCES = `US Census Bureau, Natural Earth, <a href="https://www.geonames.org" target="_blank" rel="noreferrer">GeoNames</a> (CC BY 4.0)`;
const STREETS = `<a href="https://protomaps.com" target="_blank" rel="noreferrer">Protomaps</a>, <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">© OpenStreetMap</a>`;
/** Drawn by the browser from the page's own font: there is no server of letters. */
const FONT = ['Inter Variable', 'system-ui', 'sans-serif'];

/** A layer's data: a source, which of its layers, and which of their features. */
type Taken = Partial<Pick<LayerSpecification, 'minzoom' | 'maxzoom'>> & {
  source: string;
  'source-layer'?: string;
  filter?: SymbolLayerSpecification['filter'];
  layout?: SymbolLayerSpecification['layout'];
};
type Ground = Record<string, Taken>;

const SHIPPED: Ground = {
  neighbours: { source: 'neighbours' },
  land: { source: 'land' },
  lakes: { source: 'lakes' },
  rivers: { source: 'rivers' },
  borders: { source: 'land' },
  roads: { source: 'roads' },
  shields: { source: 'roads', minzoom: 4.5 },
  places: {
    source: 'places',
    minzoom: 3.5,
    // The smaller ones as one comes nearer.
    filter: ['>=', ['get', 'codes'], ['step', ['zoom'], 50, 5, 20, 6, 8, 7, 0]],
    layout: { 'symbol-sort-key': ['-', ['get', 'codes']] },
  },
  states: { source: 'states', maxzoom: 6.5 },
};

const TILES = 'tiles';
const kinds = (layer: string, ...names: string[]): Taken => ({
  source: TILES,
  'source-layer': layer,
  filter: ['match', ['get', 'kind'], names, true, false],
});

const ARCHIVE: Ground = {
  land: { source: TILES, 'source-layer': 'earth' },
  lakes: { source: TILES, 'source-layer': 'water', filter: ['==', ['geometry-type'], 'Polygon'] },
  rivers: kinds('water', 'river'),
  borders: kinds('boundaries', 'country', 'region'),
  streets: { ...kinds('roads', 'minor_road', 'major_road'), minzoom: 9 },
  roads: kinds('roads', 'highway'),
  shields: { source: TILES, 'source-layer': 'roads', filter: ['has', 'shield_text'], minzoom: 6 },
  places: { ...kinds('places', 'locality'), layout: { 'symbol-sort-key': ['get', 'min_zoom'] } },
  states: { ...kinds('places', 'region'), maxzoom: 6.5 },
};

/** A map without tiles: states, waters, interstates, and names of states and places. */
export function landStyle(land: Land, colours: Colours): StyleSpecification {
  const data = (features: Parameters<typeof collection>[0], attribution?: string) => ({
    type: 'geojson' as const,
    data: collection(features) as GeoJSONSourceSpecification['data'],
    ...(attribution && { attribution }),
  });
  return {
    version: 8,
    sources: {
      land: data(
        land.states.map(({ name, rings }) => polygonsOf({ name }, rings)),
        SOURCES,
      ),
      neighbours: data([polygonsOf({}, land.neighbours)]),
      lakes: data([polygonsOf({}, land.lakes)]),
      rivers: data(land.rivers.map((line) => lineOn({}, line))),
      roads: data(land.roads.map(({ number, line }) => lineOn({ shield_text: number }, line))),
      states: data(land.states.map(({ name, middle }) => pointOf({ name }, middle))),
      places: data(land.places.map(({ name, codes, lng, lat }) => pointOf({ name, codes }, [lng, lat]))),
    },
    layers: basemapLayers(colours, SHIPPED),
  };
}

/** A map of an archive of tiles in the basemap's form. @param address  of a `.pmtiles` file */
export const archiveStyle = (address: string, colours: Colours): StyleSpecification => ({
  version: 8,
  sources: { [TILES]: { type: 'vector', url: `pmtiles://${address}`, attribution: STREETS } },
  layers: basemapLayers(colours, ARCHIVE),
});

const width = (...steps: number[]) => ['interpolate', ['linear'], ['zoom'], ...steps] as never;
type Layer = Omit<LayerSpecification, 'source'>;

/** Its layers in these colours; when the theme changes they get others. */
export function basemapLayers(
  colours: Colours,
  ground: Ground = { ...ARCHIVE, ...SHIPPED },
): LayerSpecification[] {
  const taken = [...shapes(colours), ...names(colours)].flatMap((layer) => {
    const from = ground[layer.id];
    const { layout } = layer as { layout?: object };
    return from ? [{ ...layer, ...from, layout: { ...layout, ...from.layout } } as LayerSpecification] : [];
  });
  return [{ id: 'around', type: 'background', paint: { 'background-color': colours.water } }, ...taken];
}

function shapes({ water, around, land, border, mark }: Colours): Layer[] {
  const line = (id: string, color: string, given: object, layout = {}): Layer => ({
    id,
    type: 'line',
    layout,
    paint: { 'line-color': color, ...given },
  });
  return [
    { id: 'neighbours', type: 'fill', paint: { 'fill-color': around } },
    { id: 'land', type: 'fill', paint: { 'fill-color': land } },
    { id: 'lakes', type: 'fill', paint: { 'fill-color': water } },
    line('rivers', water, { 'line-width': width(3, 0.8, 8, 3) }),
    line('borders', border, { 'line-dasharray': [3, 2], 'line-opacity': 0.6 }),
    line('streets', border, { 'line-width': width(9, 0.4, 16, 5), 'line-opacity': 0.5 }),
    line(
      'roads',
      mark,
      { 'line-width': width(3, 0.8, 8, 3, 16, 12), 'line-opacity': 0.6 },
      { 'line-join': 'round' },
    ),
  ];
}

function names({ land, name, line }: Colours): Layer[] {
  const label = (id: string, color: string, halo: number, layout: object): Layer => ({
    id,
    type: 'symbol',
    layout: {
      'text-field': ['get', id === 'shields' ? 'shield_text' : 'name'],
      'text-font': FONT,
      ...layout,
    },
    paint: { 'text-color': color, 'text-halo-color': land, 'text-halo-width': halo },
  });
  return [
    label('states', name, 1.5, {
      'text-size': width(3, 10, 6, 14),
      'text-letter-spacing': 0.08,
      'text-max-width': 7,
    }),
    label('shields', name, 3, {
      'text-size': 11,
      'symbol-placement': 'line',
      'symbol-spacing': 300,
      'text-rotation-alignment': 'viewport',
    }),
    label('places', line, 1.5, {
      'text-size': width(4, 11, 9, 14),
      'text-padding': 6,
      // Below or beside a pin, never above: towns would change their order.
      'text-variable-anchor-offset': [
        ...['center', [0, 0], 'top', [0, 1.8], 'left', [3.2, 0], 'right', [-3.2, 0]],
      ],
      'text-justify': 'auto',
    }),
  ];
}
