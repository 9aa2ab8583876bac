import { useSettings } from '@yard/remote-kit';
import { Box, Button } from '@yard/ui';
import { useRef } from 'react';
import { useMachineTypes } from '../machines/use-machine-types';
import { queryOf } from '../saved/query-of';
import { type SaidFilter, saidFilters } from '../saved/query-words';
import { countFilters, type SearchState } from './search-state';
import type { Search } from './use-search';
import type { SearchPlace } from './use-search-place';
import styles from './search.module.css';

export default function FilterChips({ search, place }: { search: Search; place: SearchPlace }) {
  const { state, change, clear } = search;
  const list = useRef<HTMLUListElement>(null);
  // The pressed button goes: its list has the focus then.
  const press = (turnOff: () => void) => () => {
    turnOff();
    list.current?.focus();
  };
  return (
    <Box as="ul" ref={list} tabIndex={-1} bare className={styles.chips} aria-label="Active filters">
      {useChips(state, place).map(({ words, off }) => (
        <li key={words} data-private>
          <Button small iconEnd="close" aria-label={`${words}: remove`} onPress={press(() => change(off))}>
            {words}
          </Button>
        </li>
      ))}
      {countFilters(state) > 1 && (
        <li>
          <Button small kind="quiet" onPress={press(clear)}>
            Clear all
          </Button>
        </li>
      )}
    </Box>
  );
}

function useChips(state: SearchState, place: SearchPlace) {
  const { distance_unit, currency } = useSettings();
  const known = { types: useMachineTypes().data, distance_unit, currency };
  const query = queryOf(state, place);
  return saidFilters({ query, place: place.name }, known).map(({ filter, words }) => ({
    words: words.charAt(0).toUpperCase() + words.slice(1),
    off: withoutFilter(state, filter),
  }));
}

function withoutFilter({ attributes }: SearchState, filter: string): Partial<SearchState> {
  const { [filter.replace('attributes.', '')]: _off, ...others } = attributes;
  return OFF.get(filter) ?? { attributes: others };
}

const off: Record<SaidFilter, Partial<SearchState>> = {
  search: { search: '' },
  machine_type_id: { type: '' },
  lat: { place: '', address: '', at: '' },
  from: { from: '', to: '', flexible: null },
  price_min: { price_min: null, price_max: null },
  manufacturer: { manufacturer: '' },
  year_min: { year_min: null, year_max: null },
  hours_max: { hours_max: null },
  delivery: { delivery: false },
};
const OFF: ReadonlyMap<string, Partial<SearchState>> = new Map(Object.entries(off));
