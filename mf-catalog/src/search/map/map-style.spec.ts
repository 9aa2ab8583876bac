import type { Map as LibraryMap } from 'maplibre-gl';
import { CircleLayers, circleLayers } from './circles';
import { landLayers, landStyle } from './land-style';

const colours = {
  around: 'blue',
  land: 'beige',
  border: 'grey',
  name: 'black',
  mark: 'orange',
  line: 'brown',
};

it('draws the country in the colours of the page, the smaller places as one comes nearer', () => {
  const layers = landLayers(colours).map(({ id, type, minzoom, maxzoom, paint }) => ({
    id,
    type,
    minzoom,
    maxzoom,
    paint,
  }));
  const words = { 'text-color': 'black', 'text-halo-color': 'beige', 'text-halo-width': 1.5 };

  expect(layers).toEqual([
    { id: 'around', type: 'background', paint: { 'background-color': 'blue' } },
    { id: 'land', type: 'fill', paint: { 'fill-color': 'beige' } },
    { id: 'borders', type: 'line', paint: { 'line-color': 'grey', 'line-width': 1 } },
    { id: 'states', type: 'symbol', maxzoom: 6.5, paint: words },
    { id: 'places', type: 'symbol', minzoom: 4, paint: words },
  ]);
  expect(landLayers(colours).at(-1)).toMatchObject({
    filter: ['>=', ['get', 'codes'], ['step', ['zoom'], 50, 5, 25, 6, 10, 7, 0]],
    layout: {
      'text-field': ['get', 'name'],
      'text-anchor': 'top',
      'symbol-sort-key': ['-', ['get', 'codes']],
    },
  });
});

it('names states in their middle, and places where they are', () => {
  const land = {
    states: [
      { name: 'Square', middle: [0.5, 0.25] as [number, number], rings: [[[0, 0] as [number, number]]] },
    ],
    places: [{ name: 'Austin', state: 'TX', lat: 30, lng: -97, codes: 74 }],
  };

  const { sources } = landStyle(land, colours);

  const point = (properties: object, coordinates: number[]) => ({
    type: 'geojson',
    data: {
      type: 'FeatureCollection',
      features: [{ type: 'Feature', properties, geometry: { type: 'Point', coordinates } }],
    },
  });
  expect(sources).toEqual({
    land: {
      type: 'geojson',
      attribution:
        'US Census Bureau, <a href="https://www.geonames.org" target="_blank" rel="noreferrer">GeoNames</a> (CC BY 4.0)',
      data: {
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: { name: 'Square' },
            geometry: { type: 'MultiPolygon', coordinates: [[[[0, 0]]]] },
          },
        ],
      },
    },
    states: point({ name: 'Square' }, [0.5, 0.25]),
    places: point({ name: 'Austin', codes: 74 }, [-97, 30]),
  });
});

it('draws a place as a spot from far away, and how far a machine is brought as a line', () => {
  expect(circleLayers(colours)).toMatchObject([
    {
      id: 'place',
      type: 'fill',
      filter: ['==', ['get', 'what'], 'place'],
      paint: { 'fill-color': 'orange' },
    },
    {
      id: 'place-line',
      type: 'line',
      filter: ['==', ['get', 'what'], 'place'],
      paint: { 'line-color': 'brown' },
    },
    {
      id: 'spot',
      type: 'circle',
      maxzoom: 8,
      filter: ['==', ['get', 'what'], 'middle'],
      paint: { 'circle-color': 'orange', 'circle-stroke-color': 'brown', 'circle-radius': 7 },
    },
    { id: 'reach', type: 'line', filter: ['==', ['get', 'what'], 'reach'], paint: { 'line-color': 'brown' } },
  ]);
});

describe('circles', () => {
  function openMap() {
    const styleLoads: (() => void)[] = [];
    let source: object | undefined;
    const drawn: string[] = [];
    const setData = (data: unknown) => void drawn.push(`data ${whats(data)}`);
    const map = Object.assign({} as LibraryMap, {
      on: (_name: string, listener: () => void) => styleLoads.push(listener),
      getSource: () => source,
      addSource: (name: string, { data }: { data: unknown }) => {
        drawn.push(`${name} ${whats(data)}`);
        source = { setData };
      },
      addLayer: ({ id }: { id: string }) => void drawn.push(id),
    });
    const whats = (data: unknown) =>
      (data as { features: { properties: { what: string } }[] }).features
        .map(({ properties }) => properties.what)
        .join(', ');
    return {
      circles: new CircleLayers(map, () => colours),
      drawn,
      loadStyle: () => {
        source = undefined;
        styleLoads.forEach((load) => load());
      },
    };
  }
  const circle = (what: 'place' | 'reach') =>
    ({ what, centre: { lat: 30, lng: -97 }, radius: 10, unit: 'mi' }) as const;

  it('are drawn once the map has a style, and again after a change of it', () => {
    const { circles, drawn, loadStyle } = openMap();

    circles.show([circle('place'), circle('reach')]);
    expect(drawn).toEqual([]);
    loadStyle();
    const all = ['circles place, reach, middle', 'place', 'place-line', 'spot', 'reach'];
    expect(drawn).toEqual(all);
    circles.show([circle('reach')]);
    expect(drawn.splice(0)).toEqual([...all, 'data reach']);
    loadStyle();
    expect(drawn[0]).toBe('circles reach');
  });

  it('that are none are not drawn', () => {
    const { drawn, loadStyle } = openMap();

    loadStyle();
    expect(drawn).toEqual([]);
  });
});
