import type { SuggestionRecord } from '@yard/contracts';
import { formatDays, todayIn } from '@yard/dates';
import { useSuggest, useSuggestPlaces } from '@yard/data';
import { Box, Button, Form, Icon, Sheet, SuggestField, useReaderZone } from '@yard/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RequestedDays } from './requested-days';
import { searchPath } from './search-path';
import { WhenFields } from './when-fields';
import styles from './home.module.css';

/** The question of the start page, in one row; on a phone one line that opens it in a sheet. */
export function SearchForm() {
  const question = useQuestion();
  const [isOpen, setOpen] = useState(false);
  const { search, place, days } = question;
  const said = [search, place, days.from && formatDays(days.from, days.to, 'short')].filter(Boolean);
  return (
    <>
      <Box framed pad={4} only="wide" className={styles.box}>
        <Question {...question} />
      </Box>
      <button type="button" className={styles.line} data-private onClick={() => setOpen(true)}>
        <Icon name="search" />
        {said.join(' · ') || 'What, where and when?'}
      </button>
      <Sheet title="Find a machine" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Question {...question} />
      </Sheet>
    </>
  );
}

function Question({ search, place, days, setSearch, setPlace, setDays, choose, ask }: Asked) {
  const zone = useReaderZone();
  return (
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
      <WhenFields days={days} onChange={setDays} today={todayIn(zone, new Date())} />
      <Button type="submit" kind="primary" icon="search">
        Search
      </Button>
    </Form>
  );
}

type Asked = ReturnType<typeof useQuestion>;

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
