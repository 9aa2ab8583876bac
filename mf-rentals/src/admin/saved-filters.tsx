import type { UrlFilters } from '@yard/remote-kit';
import { addDays, readerZone, todayIn } from '@yard/dates';
import { Box, Button, Checkbox, DateField, Grid, SearchFilter, Select, type SelectProps } from '@yard/ui';
import type { ReactNode } from 'react';
import styles from './admin.module.css';

type ListFiltersProps = { filters: UrlFilters; placeholder: string; children: ReactNode };

export function ListFilters({ filters, placeholder, children }: ListFiltersProps) {
  return (
    <Grid cells={160} gap={3} align="end" below={4}>
      <Box whole className={styles.search}>
        <SearchFilter
          label="Search"
          placeholder={placeholder}
          value={filters.get('search')}
          onSearch={(search) => filters.set({ search })}
        />
      </Box>
      {children}
    </Grid>
  );
}

type KeptFilterProps = { filters: UrlFilters; name: string; label: string };

export type ChoiceFilterProps = KeptFilterProps & Pick<SelectProps, 'placeholder' | 'options'>;

export function ChoiceFilter({ filters, name, placeholder = 'Any', ...field }: ChoiceFilterProps) {
  const choose = (chosen: string) => filters.set({ [name]: chosen });
  return <Select {...field} placeholder={placeholder} value={filters.get(name)} onChange={choose} />;
}

type DaysFilterProps = { filters: UrlFilters; from: string; to: string; label: string };

/** A first and a last day, and last month at a press: exports are mostly of that. */
export function DaysFilter({ filters, from, to, label }: DaysFilterProps) {
  const day = (name: string, words: string) => (
    <DateField
      label={`${label} ${words}`}
      value={filters.get(name) || null}
      onChange={(chosen) => filters.set({ [name]: chosen })}
    />
  );
  const last = addDays(`${todayIn(readerZone(), new Date()).slice(0, 7)}-01`, -1);
  return (
    <>
      {day(from, 'from')}
      {day(to, 'until')}
      <Button kind="quiet" onPress={() => filters.set({ [from]: `${last.slice(0, 7)}-01`, [to]: last })}>
        Last month
      </Button>
    </>
  );
}

export function OnOffFilter({ filters, name, label }: KeptFilterProps) {
  return (
    <Checkbox
      label={label}
      value={filters.get(name) === '1'}
      onChange={(isOn) => filters.set({ [name]: isOn ? '1' : null })}
    />
  );
}
