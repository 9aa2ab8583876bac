import { TITLE_MAX, tooLong } from '@yard/contracts';
import { todayIn } from '@yard/dates';
import { useSettings } from '@yard/remote-kit';
import { Button, Checkbox, ComboBox, DateRangePicker, MoneyField, SearchField, TextField } from '@yard/ui';
import { AgeFields } from './age-fields';
import { useMachineTypes } from '../machines/use-machine-types';
import { readersZone } from '../machines/readers-zone';
import { PlaceFields } from './place-fields';
import { countFilters } from './search-state';
import { trimmed, useDraft } from './use-draft';
import type { Search } from './use-search';
import type { SearchPlace } from './use-search-place';
import styles from './search.module.css';

export type SearchFiltersProps = { search: Search; place: SearchPlace };

/** What the list is narrowed by; each change takes effect at once. */
export function SearchFilters({ search: { state, change, clear }, place }: SearchFiltersProps) {
  const [word, setWord] = useDraft(state.search, (search) => change({ search }), trimmed);
  const [maker, setMaker] = useDraft(state.manufacturer, (manufacturer) => change({ manufacturer }), trimmed);
  const types = useMachineTypes();

  return (
    <div className={styles.fields}>
      <SearchField
        label="What"
        placeholder="Excavator, Kubota…"
        value={word}
        onChange={setWord}
        onSubmit={(search) => change({ search: search.trim() })}
      />
      <ComboBox
        key={types.data === undefined ? 'waiting' : 'ready'}
        label="Machine type"
        placeholder="All types"
        value={state.type}
        onChange={(type) => change({ type })}
        options={(types.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        disabled={types.data === undefined}
      />
      <PlaceFields state={state} change={change} place={place} />
      <DateRangePicker
        label="Dates"
        value={{ from: state.from, to: state.to }}
        onChange={(days) => change(days)}
        refuse={({ from, to }) => tooLong({ start_date: from, end_date: to })}
        min={todayIn(readersZone(), new Date())}
      />
      <PriceFields search={{ state, change, clear }} />
      <TextField
        label="Manufacturer"
        name="manufacturer"
        autoComplete="off"
        placeholder="Any"
        maxLength={TITLE_MAX}
        value={maker}
        onChange={setMaker}
      />
      <AgeFields search={{ state, change, clear }} />
      <Checkbox
        label={place.centre ? 'Delivered to this place' : 'Can be delivered'}
        value={state.delivery}
        onChange={(delivery) => change({ delivery })}
      />
      {(countFilters(state) > 0 || state.search !== '' || state.category !== '') && (
        <Button kind="quiet" icon="close" onPress={clear}>
          Clear all
        </Button>
      )}
    </div>
  );
}

function PriceFields({ search: { state, change } }: { search: Search }) {
  const { currency } = useSettings();
  const [least, setLeast] = useDraft(state.price_min, (price_min) => change({ price_min }));
  const [most, setMost] = useDraft(state.price_max, (price_max) => change({ price_max }));
  return (
    <div className={styles.pair}>
      <MoneyField label="A day, from" currency={currency} value={least} onChange={setLeast} />
      <MoneyField label="to" currency={currency} value={most} onChange={setMost} />
    </div>
  );
}
