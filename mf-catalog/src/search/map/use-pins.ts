import { boundingBox, type Geotag, type MachinePage, type MachineRecord } from '@yard/contracts';
import type { ListFilters } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import { useEffect, useMemo, useRef } from 'react';
import { daysFor } from '../search-days';
import type { Search } from '../use-search';
import { useFound } from '../use-found';
import type { SearchPlace } from '../use-search-place';
import type { MachineMap } from './machine-map';
import { joined, pinsOf } from './pins';
import { shownPrice } from './shown-price';

/** A page of the list has 24 machines, the map the first so many: as many as one answer holds. */
const MOST = 100;

interface Given {
  search: Search;
  place: SearchPlace;
  filters: ListFilters;
  page: MachinePage | undefined;
  picked: readonly number[];
}

/** Puts the machines of a search on the map, and goes where they are when another search is made. */
export function usePins(map: MachineMap | null, { search, place, filters, page, picked }: Given) {
  const { currency } = useSettings();
  const isMore = page !== undefined && page.total > page.data.length;
  const more = useFound({ ...filters, page: 1, per_page: MOST }, { enabled: isMore });
  const first = isMore ? more.data : page;
  const machines = useMemo(() => joined(first?.data ?? [], page?.data ?? []), [first, page]);
  const shownCentre = useRef<string | null>(null);
  const isSettled = page !== undefined && first !== undefined && !more.isPlaceholderData;
  const key = JSON.stringify({ ...filters, page: 1 });

  const { flexible, from, to } = search.state;
  useEffect(() => {
    const priceOf = (machine: MachineRecord) =>
      shownPrice(machine, daysFor(machine, { flexible, from, to }), currency);
    map?.show(pinsOf(machines, priceOf, currency));
  }, [map, machines, currency, flexible, from, to]);
  useEffect(() => map?.pick(picked), [map, picked]);
  const went = useRef<unknown[]>([]);
  useEffect(() => {
    const isThere = went.current[0] === map && went.current[1] === key;
    if (map === null || !isSettled || isThere) return;
    went.current = [map, key];
    const { centre } = place;
    const isUnmoved = centre !== null && shownCentre.current === `${centre.lat},${centre.lng}`;
    if (!isUnmoved) map.fit(placesOf(machines, centre));
  }, [map, key, isSettled, machines, place]);

  return {
    machines,
    hasAll: page === undefined || page.total <= machines.length,
    /** The next search is of what the map shows: it stays. @param at  that search's place */
    keepView: (at: string) => (shownCentre.current = at),
  };
}

/** Places to fit into the map: the machines and the search's center; without machines, its surroundings. */
function placesOf(machines: readonly MachineRecord[], centre: Geotag | null): Geotag[] {
  const places = machines.map(({ geotag }) => geotag).filter((geotag) => geotag !== null);
  if (centre === null || places.length > 0) return centre ? [...places, centre] : places;
  const { south, north, west, east } = boundingBox(centre, 50, 'mi');
  return [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ];
}
