import type { SuggestionRecord } from '@yard/contracts';
import { useSuggest } from '@yard/data';
import { SuggestField, trimmed, useDebounced } from '@yard/ui';
import { useNavigate } from 'react-router';
import { machinePath } from '../machines/machine-path';
import { daysFor } from './search-days';
import type { Search } from './use-search';

export function WhatField({ search: { state, change } }: { search: Search }) {
  const navigate = useNavigate();
  const [word, setWord] = useDebounced(state.search, (search) => change({ search }), { clean: trimmed });

  const choose = ({ kind, label, id }: SuggestionRecord) => {
    if (kind === 'machine')
      return void navigate(machinePath(Number(id), daysFor({ free_from: null }, state)));
    const search = kind === 'word' ? label : '';
    setWord(search);
    change({
      search,
      ...(kind === 'type' && { type: String(id) }),
      ...(kind === 'place' && { place: label, address: '' }),
    });
  };

  return (
    <SuggestField
      label="What"
      placeholder="Excavator, Kubota…"
      value={word}
      onChange={setWord}
      onSubmit={(search) => search.trim() !== state.search && change({ search: search.trim() })}
      suggest={useSuggest()}
      onChoose={choose}
    />
  );
}
