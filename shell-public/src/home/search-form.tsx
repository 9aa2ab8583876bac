import { type SuggestionRecord, tooLong } from '@yard/contracts';
import { todayIn } from '@yard/dates';
import { useSuggest } from '@yard/data';
import { Button, DateRangePicker, SuggestField, TextField, useReaderZone, type DayRange } from '@yard/ui';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { searchPath } from './search-path';
import styles from './home.module.css';

/** The question of the start page; leads to the search with the answers in its address. */
export function SearchForm() {
  const { search, place, days, setSearch, setPlace, setDays, choose, ask } = useQuestion();
  const zone = useReaderZone();
  return (
    <form className={styles.search} role="search" aria-label="Machines" noValidate onSubmit={ask}>
      <SuggestField
        label="What"
        placeholder="Excavator, scissor lift…"
        value={search}
        onChange={setSearch}
        suggest={useSuggest()}
        onChoose={choose}
      />
      <TextField
        label="Where"
        placeholder="City or ZIP"
        autoComplete="address-level2"
        value={place}
        onChange={setPlace}
      />
      <DateRangePicker
        label="When"
        value={days}
        onChange={setDays}
        refuse={({ from, to }) => tooLong({ start_date: from, end_date: to })}
        min={todayIn(zone, new Date())}
      />
      <Button type="submit" kind="primary" icon="search">
        Search
      </Button>
    </form>
  );
}

/** What, where and when; a suggestion that leads somewhere by itself is followed at once. */
function useQuestion() {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [place, setPlace] = useState('');
  const [days, setDays] = useState<DayRange>({ from: '', to: '' });
  const choose = ({ kind, label, id }: SuggestionRecord) => {
    if (kind === 'machine') return void navigate(`/machines/${id}`);
    if (kind === 'type') return void navigate(searchPath({ search: '', place, ...days, type: String(id) }));
    setSearch(kind === 'word' ? label : '');
    if (kind === 'place') setPlace(label);
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    void navigate(searchPath({ search, place, ...days }));
  };
  return { search, place, days, setSearch, setPlace, setDays, choose, ask };
}
