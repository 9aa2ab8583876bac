import type { Map as LibraryMap } from 'maplibre-gl';
import { CircleLayers, circleLayers } from './circles';
import { archiveStyle, basemapLayers, landStyle } from './land-style';

const colours = {
  water: 'sea',
  around: 'blue',
  land: 'beige',
  border: 'grey',
  name: 'black',
  mark: 'orange',
  line: 'brown',
};

const square: [number, number][] = [[0, 0]];
const land = {
  states: [{ name: 'Square', middle: [0.5, 0.25] as [number, number], rings: [square] }],
  neighbours: [square],
  lakes: [square],
  rivers: [square],
  roads: [{ number: '35', line: square }],
  places: [{ name: 'Austin', state: 'TX', lat: 30, lng: -97, codes: 74 }],
};

const painted = () =>
  Object.fromEntries(basemapLayers(colours).map(({ id, paint }) => [id, Object.values(paint ?? {})[0]]));

it('draws land, waters, roads and names in the colours of the page', () => {
  expect(painted()).toMatchObject({
    around: 'sea',
    neighbours: 'blue',
    land: 'beige',
    lakes: 'sea',
    rivers: 'sea',
    borders: 'grey',
    streets: 'grey',
    roads: 'orange',
  });
});

it('names the smaller places as one comes nearer, beside the pins', () => {
  expect(landStyle(land, colours).layers.at(-1)).toMatchObject({
    id: 'places',
    source: 'places',
    minzoom: 3.5,
    filter: ['>=', ['get', 'codes'], ['step', ['zoom'], 50, 5, 20, 6, 8, 7, 0]],
    layout: {
      'text-field': ['get', 'name'],
      'text-variable-anchor-offset': expect.not.arrayContaining(['bottom']),
      'symbol-sort-key': ['-', ['get', 'codes']],
    },
    paint: { 'text-color': 'brown', 'text-halo-color': 'beige' },
  });
});

it('draws an archive of tiles by its own layers, and credits those who made it', () => {
  const { sources, layers } = archiveStyle('https://maps.example/us.pmtiles', colours);

  expect(sources).toEqual({
    tiles: {
      type: 'vector',
      url: 'pmtiles://https://maps.example/us.pmtiles',
      attribution: expect.stringMatching(/protomaps\.com.*openstreetmap\.org\/copyright/),
    },
  });
  expect(Object.fromEntries(layers.map((layer) => [layer.id, Object(layer)['source-layer']]))).toEqual({
    around: undefined,
    land: 'earth',
    lakes: 'water',
    rivers: 'water',
    borders: 'boundaries',
    streets: 'roads',
    roads: 'roads',
    states: 'places',
    shields: 'roads',
    places: 'places',
  });
  expect(layers).toContainEqual(
    expect.objectContaining({ id: 'roads', filter: ['match', ['get', 'kind'], ['highway'], true, false] }),
  );
});

it('names states in their middle, and places where they are', () => {
  const { sources } = landStyle(land, colours);

  const one = (properties: object, type: string, coordinates: unknown) => ({
    type: 'geojson',
    data: {
      type: 'FeatureCollection',
      features: [{ type: 'Feature', properties, geometry: { type, coordinates } }],
    },
  });
  expect(sources).toEqual({
    land: {
      ...one({ name: 'Square' }, 'MultiPolygon', [[square]]),
      attribution:
        'US Census Bureau, Natural Earth, <a href="https://www.geonames.org" target="_blank" rel="noreferrer">GeoNames</a> (CC BY 4.0)',
    },
    neighbours: one({}, 'MultiPolygon', [[square]]),
    lakes: one({}, 'MultiPolygon', [[square]]),
    rivers: one({}, 'LineString', square),
    roads: one({ shield_text: '35' }, 'LineString', square),
    states: one({ name: 'Square' }, 'Point', [0.5, 0.25]),
    places: one({ name: 'Austin', codes: 74 }, 'Point', [-97, 30]),
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
