import type { UrlFilters } from '@yard/remote-kit';
import { Box, Grid, Row, SearchFilter } from '@yard/ui';
import { statusOptions } from '../rentals/rental-filters';
import styles from './admin.module.css';
import { ChoiceFilter, DayFilter, OnOffFilter } from './saved-filters';

/** Filters of the table; all of them are in the address. */
export function RequestFilters({ filters }: { filters: UrlFilters }) {
  return (
    <Grid cells={160} gap={3} align="end" below={4}>
      <Box whole className={styles.search}>
        <SearchFilter
          label="Search"
          placeholder="Number, machine, person, phone, place"
          value={filters.get('search')}
          onSearch={(search) => filters.set({ search })}
        />
      </Box>
      <ChoiceFilter
        filters={filters}
        name="status"
        label="Status"
        placeholder="Any"
        options={statusOptions}
      />
      <DayFilter filters={filters} name="start_date_from" label="Starts from" />
      <DayFilter filters={filters} name="start_date_to" label="Starts until" />
      <Row whole gap={2} across={4} wrap>
        <OnOffFilter filters={filters} name="needs_attention" label="Needs attention" />
        <OnOffFilter filters={filters} name="contested" label="Contested returns" />
        <OnOffFilter filters={filters} name="unpaid" label="Unpaid" />
        <OnOffFilter filters={filters} name="late" label="Late back" />
      </Row>
    </Grid>
  );
}
