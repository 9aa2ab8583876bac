import type { UrlFilters } from '@yard/remote-kit';
import { Checkbox, DateField, Select } from '@yard/ui';
import { paymentKinds, paymentWords } from '../../words/status-words';
import styles from '../admin.module.css';
import { RentalNumberFilter } from '../rental-number-filter';

const statusOptions = Object.entries(paymentWords).map(([value, { label }]) => ({
  value,
  label,
}));
const kindOptions = Object.entries(paymentKinds).map(([value, label]) => ({
  value,
  label,
}));

/** Filters of the table; all of them are in the address. */
export function PaymentFilters({ filters }: { filters: UrlFilters }) {
  return (
    <div className={styles.filters}>
      <RentalNumberFilter filters={filters} />
      <Select
        label="Status"
        placeholder="Any"
        value={filters.get('status')}
        onChange={(status) => filters.set({ status })}
        options={statusOptions}
      />
      <Select
        label="For"
        placeholder="Anything"
        value={filters.get('kind')}
        onChange={(kind) => filters.set({ kind })}
        options={kindOptions}
      />
      <DateField
        label="Made from"
        value={filters.get('from') || null}
        onChange={(day) => filters.set({ from: day })}
      />
      <DateField
        label="Made until"
        value={filters.get('to') || null}
        onChange={(day) => filters.set({ to: day })}
      />
      <Checkbox
        label="Disputed"
        value={filters.get('disputed') === '1'}
        onChange={(isOn) => filters.set({ disputed: isOn ? '1' : null })}
      />
    </div>
  );
}
