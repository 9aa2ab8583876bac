import type { SavedQuery } from '@yard/contracts/saved';
import { useSettings } from '@yard/remote-kit';
import { Box, Button } from '@yard/ui';
import { useRef } from 'react';
import { useMachineTypes } from '../machines/use-machine-types';
import { queryOf } from '../saved/query-of';
import { queryWords } from '../saved/query-words';
import { countFilters, type SearchState } from './search-state';
import type { Search } from './use-search';
import type { SearchPlace } from './use-search-place';
import styles from './search.module.css';

type ChipsProps = { search: Search; place: SearchPlace };

export default function FilterChips({ search, place }: ChipsProps) {
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
  const { attributes, sort } = state;
  const query = queryOf(state, place);
  const parts: Part[] = [
    ...PARTS.map(([names, off]): Part => [pick(query, names), off]),
    // The order by total counts what is delivered.
    [pick(query, 'delivery'), { delivery: false, sort: sort === 'total' ? 'best' : sort }],
    ...Object.entries(attributes).map(([name, one]): Part => {
      const { [name]: _off, ...others } = attributes;
      return [{ attributes: { [name]: one } }, { attributes: others }];
    }),
  ];
  return parts.flatMap(([part, off]) =>
    queryWords({ query: part, place: place.name }, known).map((words) => ({
      words: words.charAt(0).toUpperCase() + words.slice(1),
      off,
    })),
  );
}

type Part = [query: SavedQuery, off: Partial<SearchState>];

const pick = (query: SavedQuery, names: string): SavedQuery =>
  Object.fromEntries(Object.entries(query).filter(([name]) => names.split(' ').includes(name)));

/** What each chip is about, and how the search is without it. */
const PARTS: readonly (readonly [names: string, off: Partial<SearchState>])[] = [
  ['search', { search: '' }],
  ['machine_type_id', { type: '' }],
  ['lat lng radius', { place: '', address: '', at: '' }],
  ['from to flexible_days', { from: '', to: '', flexible: null }],
  ['price_min price_max', { price_min: null, price_max: null }],
  ['manufacturer', { manufacturer: '' }],
  ['year_min year_max', { year_min: null, year_max: null }],
  ['hours_max', { hours_max: null }],
];
