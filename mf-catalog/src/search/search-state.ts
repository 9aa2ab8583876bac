import type { ListFilters } from '@yard/data';
import { type Geotag, type MachinesFound, tooLong } from '@yard/contracts';
import { type CalendarDate, daysCovered, isCalendarDate } from '@yard/dates';
import { type AttributeFilters, attributeFilters, readAttributes, writeAttributes } from './attribute-state';

/** The search in the page's address; '' and null are open. */
export interface SearchState extends PlainFilters {
  search: string;
  type: string;
  category: string;
  place: string;
  /** Id of an own address; goes before the postal code. */
  address: string;
  /** `lat,lng` of a search that was saved: `place` then is only what that is called. */
  at: string;
  /** Radius in the installation's unit of distance; null: any distance. */
  radius: number | null;
  from: string;
  to: string;
  flexible: number | null;
  attributes: AttributeFilters;
  delivery: boolean;
  sort: SearchSort;
  page: number;
  map: boolean;
}

export const searchSorts = ['best', 'near', 'total', 'cheap', 'dear', 'new'] as const;
export type SearchSort = (typeof searchSorts)[number];

export const RADIUS_USUAL = 100;
export const RADIUS_ANY = 'any';
const PER_PAGE = 24;
/** The list's upper limits, as in `machineFilters`, whose rules are not in a first view. */
const MOST = { radius: 25_000, price: 999_999_999_999, hours: 1_000_000 };
/** `flexibleRefused` has it too, which is fetched with the choice of dates. */
const FLEXIBLE_WINDOW_MAX = 62;

/** Filters that the address, the state and the list call the same, by how each is read. */
const PLAIN = {
  price_min: (text: string) => readAmount(text, MOST.price),
  price_max: (text: string) => readAmount(text, MOST.price),
  manufacturer: (text: string) => text,
  year_min: readYear,
  year_max: readYear,
  hours_max: (text: string) => readAmount(text, MOST.hours),
};
type PlainFilters = { [N in keyof typeof PLAIN]: ReturnType<(typeof PLAIN)[N]> };

function ofPlain<V>(value: (name: keyof PlainFilters) => V): Record<keyof PlainFilters, V> {
  const names = Object.keys(PLAIN) as (keyof PlainFilters)[];
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<keyof PlainFilters, V>;
}

/** Reads the address; what makes no sense there is left open. */
export function readSearch(params: URLSearchParams): SearchState {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const from = text('from');
  const to = text('to');
  const isSpan = isCalendarDate(from) && isCalendarDate(to) && from <= to && !isTooLong(from, to);
  return {
    search: text('search'),
    type: readWhole(text('type')) === null ? '' : text('type'),
    category: text('category'),
    place: text('place'),
    address: readWhole(text('address')) === null ? '' : text('address'),
    at: isOnEarth(text('at')) ? text('at') : '',
    radius: text('radius') === RADIUS_ANY ? null : (readAmount(text('radius'), MOST.radius) ?? RADIUS_USUAL),
    from: isSpan ? from : '',
    to: isSpan ? to : '',
    flexible: isSpan ? readDays(text('flexible_days'), from, to) : null,
    ...(ofPlain((name) => PLAIN[name](text(name))) as PlainFilters),
    attributes: readAttributes(params),
    delivery: text('delivery') === '1' || text('sort') === 'total',
    sort: searchSorts.find((sort) => sort === text('sort')) ?? 'best',
    page: readWhole(text('page')) ?? 1,
    map: text('map') === '1',
  };
}

export function writeSearch(state: SearchState): URLSearchParams {
  const written: Record<string, string> = {
    search: state.search,
    type: state.type,
    category: state.type === '' ? state.category : '',
    place: state.address === '' ? state.place : '',
    address: state.address,
    at: state.address === '' ? state.at : '',
    radius: state.radius === null ? RADIUS_ANY : state.radius === RADIUS_USUAL ? '' : String(state.radius),
    from: state.from,
    to: state.to,
    flexible_days: figure(state.flexible),
    ...ofPlain((name) => String(state[name] ?? '')),
    ...writeAttributes(state.attributes),
    delivery: state.delivery ? '1' : '',
    // The order by total counts what is delivered.
    sort: state.sort === 'best' || (state.sort === 'total' && !state.delivery) ? '' : state.sort,
    page: state.page > 1 ? String(state.page) : '',
    map: state.map ? '1' : '',
  };
  return new URLSearchParams(Object.entries(written).filter(([, value]) => value !== ''));
}

/** The list call of a search. @param centre  where the place is; null: nowhere, or not known yet */
export function machineListOf(state: SearchState, centre: Geotag | null): ListFilters {
  return {
    search: state.search,
    machine_type_id: state.type,
    ...(centre && { lat: centre.lat, lng: centre.lng, radius: state.radius }),
    from: state.from,
    to: state.to,
    flexible_days: state.flexible,
    ...ofPlain((name) => state[name]),
    ...attributeFilters(state.attributes),
    delivery: state.delivery ? 1 : null,
    ...orderOf(state, centre),
    page: state.page,
    per_page: PER_PAGE,
  };
}

/** The place that was typed among the words of a search from nowhere. */
export function placeSaid(state: SearchState, interpreted: MachinesFound['interpreted'] | undefined) {
  const isAnywhere = state.place === '' && state.address === '' && state.at === '';
  return isAnywhere && interpreted?.from === state.search ? interpreted.near : undefined;
}

export function countFilters(state: SearchState): number {
  return [
    state.type,
    state.place || state.address,
    state.from,
    state.price_min !== null || state.price_max !== null,
    state.manufacturer,
    state.year_min !== null || state.year_max !== null,
    state.hours_max !== null,
    Object.keys(state.attributes).length > 0,
    state.delivery,
  ].filter(Boolean).length;
}

function orderOf({ sort, search, from }: SearchState, centre: Geotag | null) {
  if (sort === 'total' && centre && from !== '') return { sort: 'total', direction: 'asc' };
  if (sort === 'cheap') return { sort: 'daily_rate', direction: 'asc' };
  if (sort === 'dear') return { sort: 'daily_rate', direction: 'desc' };
  if (sort === 'new') return { sort: 'created_at', direction: 'desc' };
  if (search !== '' && sort === 'best') return { sort: 'relevance', direction: 'desc' };
  return centre ? { sort: 'distance', direction: 'asc' } : { sort: 'created_at', direction: 'desc' };
}

const isTooLong = (from: string, to: string) => tooLong({ start_date: from, end_date: to }) !== null;

const figure = (value: number | null) => (value === null ? '' : String(value));

function readYear(text: string): number | null {
  return /^(19\d\d|20\d\d|2100)$/.test(text) ? Number(text) : null;
}

/** A number from zero to the list's limit: null for one that the list would refuse. */
function readAmount(text: string, most: number): number | null {
  return /^\d+(\.\d+)?$/.test(text) && Number(text) <= most ? Number(text) : null;
}

function readWhole(text: string, most = Number.MAX_SAFE_INTEGER): number | null {
  return /^[1-9]\d*$/.test(text) && Number(text) <= most ? Number(text) : null;
}

/** No more days than a window has, and none of a window that is too long for them. */
function readDays(text: string, from: CalendarDate, to: CalendarDate): number | null {
  const days = daysCovered(from, to);
  return days > FLEXIBLE_WINDOW_MAX ? null : readWhole(text, days);
}

function isOnEarth(text: string): boolean {
  const [, lat, lng] = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(text) ?? [];
  return lat !== undefined && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180;
}
