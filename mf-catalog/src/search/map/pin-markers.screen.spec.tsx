import type { Map as LibraryMap } from 'maplibre-gl';
import { page, waitFor } from '@yard/testing/screen';
import { userEvent } from '@testing-library/user-event';
import type * as Library from './library';
import { PinMarkers } from './pin-markers';

const austin = { lat: 30, lng: -97 };
const cat = { id: 7, place: austin, amount: 240, price: '$240', name: 'CAT 320, $240 a day' };
const deere = { id: 8, place: austin, amount: null, price: '–', name: 'Deere, no price' };
const single = (id: number) => ({ properties: { id }, geometry: { coordinates: [-97, 30] } });
const group = (fields = {}) => ({
  properties: { cluster: true, cluster_id: 3, point_count: 2, least: 85, ...fields },
  geometry: { coordinates: [-96, 31] },
});

/** A library and a map that draw nothing; `render` is what a map does when it has read its sources. */
function openMap({ expandsAt = 5, leaves = [7, 8], isStyled = true } = {}) {
  const told: unknown[] = [];
  const on = new Map<string, () => void>();
  let features: object[] = [];
  let source: object | undefined;
  const places = new Map<unknown, unknown>();
  const images = new Map<string, object>();
  class Marker {
    constructor(private readonly options: { element: HTMLElement }) {}
    setLngLat(at: unknown) {
      places.set(this.options.element, at);
      return this;
    }
    addTo() {
      document.body.append(this.options.element);
      return this;
    }
    remove() {
      this.options.element.remove();
    }
  }
  const map = Object.assign({} as LibraryMap, {
    on: (name: string, listener: () => void) => on.set(name, listener),
    isStyleLoaded: () => isStyled,
    isSourceLoaded: () => true,
    getMaxZoom: () => 10,
    getBounds: () => ({ contains: ([lng]: number[]) => lng !== 0 }),
    querySourceFeatures: () => features,
    getSource: () => source,
    addSource: (name: string, given: object) => {
      told.push([name, given]);
      source = {
        setData: (data: unknown) => void told.push(data),
        getClusterExpansionZoom: () => Promise.resolve(expandsAt),
        getClusterLeaves: () => Promise.resolve(leaves.map((id) => ({ properties: { id } }))),
      };
    },
    addLayer: (layer: object) => void told.push(layer),
    hasImage: (name: string) => images.has(name),
    addImage: (name: string, { data, ...size }: { data: Uint8Array }) =>
      void images.set(name, { ...size, isClear: !data.some(Boolean) }),
    easeTo: (to: object) => void told.push(to),
    panBy: (by: object) => void told.push(by),
  });
  const library = Object.assign({} as typeof Library, { Marker });
  const picked = jest.fn();
  const pointed = jest.fn();
  const markers = new PinMarkers(library, map, { onPick: picked, onPoint: pointed }, 'usd');
  const render = (...seen: object[]) => {
    features = seen;
    on.get('render')?.();
  };
  return {
    markers,
    told,
    images,
    picked,
    pointed,
    places,
    render,
    loadStyle: () => on.get('style.load')?.(),
  };
}
const person = userEvent.setup({ delay: null });
const button = (name: string) => page.getByRole('button', { name });
const names = () => page.queryAllByRole('button').map((one) => one.getAttribute('aria-label'));
const fail = () => {
  throw new Error('Nothing hears it');
};
afterEach(() => document.body.replaceChildren());

it('gives the map its machines, and what groups are to say', () => {
  const { markers, told, images } = openMap();
  markers.show([cat, deere]);

  expect([...images]).toEqual([
    ['pin', { width: 72, height: 32, isClear: true }],
    ['group', { width: 42, height: 42, isClear: true }],
  ]);
  const data = (...features: object[]) => ({ type: 'FeatureCollection', features });
  const point = (id: number, amount: number | null) => ({
    type: 'Feature',
    properties: { id, amount },
    geometry: { type: 'Point', coordinates: [-97, 30] },
  });
  expect(told).toEqual([
    [
      'machines',
      {
        type: 'geojson',
        data: data(),
        cluster: true,
        clusterRadius: 56,
        clusterMaxZoom: 10,
        clusterProperties: { least: ['min', ['coalesce', ['get', 'amount'], 1e12]] },
      },
    ],
    {
      id: 'machines',
      type: 'symbol',
      source: 'machines',
      layout: { 'icon-image': ['case', ['has', 'point_count'], 'group', 'pin'], 'icon-allow-overlap': true },
    },
    data(point(7, 240), point(8, null)),
  ]);
});

it('waits for the style of the map, and adds its machines once', () => {
  const { told, loadStyle, render } = openMap({ isStyled: false });

  render(single(7));
  expect(told).toEqual([]);
  loadStyle();
  loadStyle();
  expect(told).toHaveLength(2);
});

it('has a button for what is in sight, and none for what is not any more', () => {
  const { markers, places, render } = openMap();
  markers.show([cat, deere]);
  const outside = { ...single(8), geometry: { coordinates: [0, 0] } };

  render(single(7), single(7), outside, single(99), group());
  expect(names()).toEqual(['CAT 320, $240 a day', '2 machines, from $85']);
  expect([button(cat.name).textContent, button(cat.name).className]).toEqual(['$240', 'pin']);
  const both = button('2 machines, from $85');
  expect([both.textContent, both.className, both.getAttribute('type')]).toEqual(['2', 'group', 'button']);
  expect([...places.values()]).toEqual([
    [-97, 30],
    [-96, 31],
  ]);
  render(group({ cluster_id: 4, point_count: 3, least: 1e12 }));
  expect(names()).toEqual(['3 machines']);
  markers.show([cat]);
  expect(names()).toEqual([]);
});

it('tells which machine is pressed and pointed at', async () => {
  const { markers, picked, pointed, render } = openMap();
  markers.show([cat, deere]);
  markers.pick([8]);
  render(single(7), single(8));
  const pressed = () => page.getAllByRole('button').map((one) => one.getAttribute('aria-pressed'));

  expect(pressed()).toEqual(['false', 'true']);
  markers.pick([7]);
  expect(pressed()).toEqual(['true', 'false']);
  await person.click(button(cat.name));
  expect(picked.mock.calls).toEqual([[[7]]]);
  button(cat.name).blur();
  expect(pointed.mock.calls.splice(0)).toEqual([[7], [null]]);
  // jsdom knows no pointers.
  for (const event of ['onpointerenter', 'onpointerleave'] as const) {
    Reflect.apply(button(deere.name)[event] ?? fail, null, []);
  }
  expect(pointed.mock.calls).toEqual([[8], [null]]);
});

it('sets a machine apart, or the group that it is in', async () => {
  const { markers, render } = openMap({ leaves: [8] });
  markers.show([cat, deere]);
  render(single(7), group());
  const apart = () => page.getAllByRole('button').map((one) => one.classList.contains('pointed'));

  await markers.point(7);
  expect(apart()).toEqual([true, false]);
  await markers.point(8);
  expect(apart()).toEqual([false, true]);
  void markers.point(7);
  await markers.point(null);
  expect(apart()).toEqual([false, false]);
});

it('goes nearer to a group, and shows the machines of one that never falls apart', async () => {
  const near = openMap();
  near.render(group());
  await person.click(button('2 machines, from $85'));
  await waitFor(() => expect(near.told.at(-1)).toEqual({ center: [-96, 31], zoom: 5 }));
  document.body.replaceChildren();

  const one = openMap({ expandsAt: 11 });
  one.render(group());
  await person.click(button('2 machines, from $85'));
  await waitFor(() => expect(one.picked.mock.calls).toEqual([[[7, 8]]]));
});

it('moves the map where something hides the pin', async () => {
  const { markers, told, render } = openMap();
  markers.show([cat]);
  render(single(7));
  const box = (left: number, top: number, right: number, bottom: number) =>
    DOMRect.fromRect({ x: left, y: top, width: right - left, height: bottom - top });
  jest.spyOn(button(cat.name), 'getBoundingClientRect').mockReturnValue(box(100, 200, 140, 220));
  told.splice(0);

  for (const beside of [box(150, 0, 300, 400), box(0, 0, 90, 400), box(0, 230, 400, 400)]) {
    await markers.uncover(7, beside);
  }
  await markers.uncover(99, box(0, 0, 400, 400));
  expect(told).toEqual([]);
  await markers.uncover(7, box(0, 190, 400, 400));
  expect(told).toEqual([[0, 42]]);
});
