import type { SuggestionRecord } from '@yard/contracts';
import { todayIn } from '@yard/dates';
import { useSuggest, useSuggestPlaces } from '@yard/data';
import { Box, Button, Form, SuggestField, useReaderZone } from '@yard/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RequestedDays } from './requested-days';
import { searchPath } from './search-path';
import { WhenFields } from './when-fields';
import styles from './home.module.css';

/** The question of the start page; leads to the search with the answers in its address. */
export function SearchForm() {
  const { search, place, days, setSearch, setPlace, setDays, choose, ask } = useQuestion();
  const zone = useReaderZone();
  return (
    <Box framed pad={5}>
      <Form className={styles.search} role="search" aria-label="Machines" onSubmit={ask}>
        <SuggestField
          label="What"
          placeholder="Excavator, scissor lift…"
          value={search}
          onChange={setSearch}
          suggest={useSuggest()}
          onChoose={choose}
        />
        <SuggestField
          label="Where"
          icon="pin"
          placeholder="City or ZIP"
          value={place}
          onChange={setPlace}
          suggest={useSuggestPlaces()}
          onChoose={({ label }) => setPlace(label)}
        />
        <div className={styles.when}>
          <WhenFields days={days} onChange={setDays} today={todayIn(zone, new Date())} />
          <Button type="submit" kind="primary" icon="search">
            Search
          </Button>
        </div>
      </Form>
    </Box>
  );
}

/** The words, place and days searched for; a suggestion that has a page of its own is opened at once. */
function useQuestion() {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [place, setPlace] = useState('');
  const [days, setDays] = useState<RequestedDays>({ from: '', to: '', flexible: null });
  const when = { from: days.from, to: days.to, flexible_days: String(days.flexible ?? '') };
  const choose = ({ kind, label, id }: SuggestionRecord) => {
    if (kind === 'machine') return void navigate(`/machines/${id}`);
    if (kind === 'type') return void navigate(searchPath({ search: '', place, ...when, type: String(id) }));
    setSearch(kind === 'word' ? label : '');
    if (kind === 'place') setPlace(label);
  };
  const ask = () => navigate(searchPath({ search, place, ...when }));
  return { search, place, days, setSearch, setPlace, setDays, choose, ask };
}
