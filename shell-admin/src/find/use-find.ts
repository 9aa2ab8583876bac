import { savedFilters, type FoundKind, type FoundRecord } from '@yard/contracts';
import { useRecords, useWire } from '@yard/data';
import { useSuggestions, useTheme, type NavEntry } from '@yard/ui';
import { useCallback } from 'react';
import { useMay } from '@yard/session';
import { batches } from '../batches/batch-words';
import { useRunBatch } from '../batches/use-run-batch';

export type Found = { key: string; title: string; subtitle: string; kind: string; to: string | (() => void) };

const KIND_WORDS: Record<FoundKind, string> = {
  rental_request: 'Rental',
  user: 'Person',
  machine: 'Machine',
  payment: 'Payment',
  support_ticket: 'Ticket',
};

export function useFind(typed: string, nav: readonly NavEntry[]): Found[] {
  const { http } = useWire();
  const commands = useCommands();
  const saved = useRecords(savedFilters.type, { per_page: 100 }).data?.data ?? [];
  const find = useCallback(
    (q: string, signal: AbortSignal) =>
      http.get<{ results: FoundRecord[] }>('api/find', { q }, { signal }).then(({ results }) => results),
    [http],
  );
  const records = useSuggestions(typed, true, find).map(({ kind, id, path, ...words }): Found => ({
    ...words,
    key: `${kind} ${id}`,
    kind: KIND_WORDS[kind],
    to: path,
  }));
  const pages = nav.map(({ to, label }) => ({ key: to, title: label, kind: 'Page', to }));
  const filters = saved.map(({ id, name, list_path, query }) => ({
    ...{ key: `filter ${id}`, title: name, kind: 'Saved filters' },
    to: `${list_path}?${query}`,
  }));
  const acts = commands.map(({ title, does }) => ({ key: `do ${title}`, title, kind: 'Command', to: does }));
  // An empty field finds pages alone.
  const named = typed.trim() === '' ? pages : [...pages, ...filters, ...acts];
  const found = named.filter(({ title }) => isNamed(title, typed)).map((one) => ({ ...one, subtitle: '' }));
  return [...found, ...records];
}

const isNamed = (label: string, typed: string) => label.toLowerCase().includes(typed.trim().toLowerCase());

type Command = { title: string; does: string | (() => void) };

function useCommands(): readonly Command[] {
  const { theme, setTheme } = useTheme();
  const runs = useBatchCommands();
  const mayOperate = useMay('site');
  const mayCatalogue = useMay('catalogue');
  return [
    { title: 'New saved reply', does: '/saved_replies?open=new' },
    ...(mayCatalogue
      ? [
          { title: 'New search synonym', does: '/search_synonyms?open=new' },
          { title: 'New document', does: '/documents/new' },
        ]
      : []),
    ...(mayOperate ? [{ title: 'New announcement', does: '/announcements?open=new' }] : []),
    ...runs,
    theme === 'dark'
      ? { title: 'Light theme', does: () => setTheme('light') }
      : { title: 'Dark theme', does: () => setTheme('dark') },
  ];
}

function useBatchCommands(): Command[] {
  const mayRun = useMay('money');
  const { ask } = useRunBatch();
  if (!mayRun) return [];
  return batches.flatMap((batch) => [
    { title: batch.label, does: () => void ask(batch, false) },
    { title: `Dry run: ${batch.label}`, does: () => void ask(batch, true) },
  ]);
}
