import { PAYMENT_LABELS } from '@yard/contracts';
import type { UrlFilters } from '@yard/remote-kit';
import { Box, Grid, SearchFilter } from '@yard/ui';
import { paymentWords } from '../../words/status-words';
import styles from '../admin.module.css';
import { ChoiceFilter, DayFilter, OnOffFilter } from '../saved-filters';

const statusOptions = Object.entries(paymentWords).map(([value, { label }]) => ({
  value,
  label,
}));
const kindOptions = Object.entries(PAYMENT_LABELS).map(([value, label]) => ({
  value,
  label,
}));

/** Filters of the table; all of them are in the address. */
export function PaymentFilters({ filters }: { filters: UrlFilters }) {
  return (
    <Grid cells={160} gap={3} align="end" below={4}>
      <Box whole className={styles.search}>
        <SearchFilter
          label="Search"
          placeholder="Rental no., person, e-mail, provider’s id"
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
      <ChoiceFilter filters={filters} name="kind" label="For" placeholder="Anything" options={kindOptions} />
      <DayFilter filters={filters} name="from" label="Made from" />
      <DayFilter filters={filters} name="to" label="Made until" />
      <OnOffFilter filters={filters} name="disputed" label="Disputed" />
      <OnOffFilter filters={filters} name="to_answer" label="Dispute to answer" />
    </Grid>
  );
}
