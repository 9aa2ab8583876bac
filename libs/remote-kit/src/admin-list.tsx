import type { RecordType } from '@laravel-wire/core';
import { listed, type ListColumns } from '@yard/contracts/back-office';
import { type ListFilters, useLiveRecords, useRecords } from '@yard/data';
// Imported by the package's name: a page loads shared code once, and this file is not part of it.
import type { RecordTableProps, UrlFilters } from '@yard/remote-kit';
import { NarrowedList, ListActions, RecordTable, useUrlFilters } from '@yard/remote-kit';
import type { Column, EmptyStateProps, PageHeaderProps, Sort } from '@yard/ui';
import { Box, Button, DateText, EmptyState, FilterBar, PageHeader, Segmented, Switch } from '@yard/ui';
import type { ComponentType, ReactNode } from 'react';

type ListPart<Row> = Partial<Omit<Column<Row>, 'key' | 'label'>> & { date?: 'day' | 'moment' };

/** A list's columns as its CSV has them, in its order and words; without a way to `render` it, what the file says. */
export const columnsOf = <Row, Key extends string>(
  list: ListColumns<Row, Key>,
  parts: Partial<Record<NoInfer<Key>, ListPart<NoInfer<Row>>>>,
): Column<Row>[] =>
  listed(list).map(({ key, title, value }) => {
    const { date, ...part }: ListPart<Row> = parts[key] ?? {};
    const render = (row: Row) => {
      const words = value(row, { now: new Date(), rows: [] });
      return date ? <DateText dayOnly={date === 'day'} value={words?.toString()} /> : (words ?? '–');
    };
    return { key, label: title, render, ...part };
  });

/** A filter of a few values, by its name in the address; the first value holds where none is there. */
export interface Choice {
  name: string;
  label: string;
  /** `asks`: the list's parameters, where they are not the value under the filter's name. */
  segments: readonly { value: string; label: string; asks?: ListFilters }[];
  /** Between two values, of which the label says the second. */
  isSwitch?: true;
  /** The value that "Show all" sets; by default the first. */
  all?: string;
  /** The list is of another part with it, not a narrower one. */
  isPart?: true;
  /** The address names the first value, too, once it is chosen. */
  isNamed?: true;
}

/** `all`: what the button says that takes the filters away. */
type Nothing = Omit<EmptyStateProps, 'action'> & { all?: string };

type TableParts<Row> = Pick<RecordTableProps<Row>, 'noun' | 'columns' | 'several' | 'inOrder'>;

export interface AdminListProps<Row extends { id: number }>
  extends TableParts<Row>, Pick<PageHeaderProps, 'lead' | 'actions'> {
  type: RecordType<Row>;
  title: string;
  /** Follows what happens to the records. */
  live?: boolean;
  /** Name of the open record in the address. */
  beside?: string;
  perPage?: number;
  /** Keys of the orders, and the usual one. */
  order?: readonly [keys: readonly string[], usual: Sort];
  search?: string;
  /** Plural of the noun; by default with an "s". */
  plural?: string;
  choices?: readonly Choice[];
  /** Filters that are sent as the address has them. */
  sent?: readonly string[];
  Filters?: ComponentType<{ filters: UrlFilters }>;
  narrowed?: Parameters<typeof NarrowedList>[0]['by'];
  asks?: (filters: UrlFilters) => ListFilters;
  above?: ReactNode;
  Panel?: ComponentType<{ id: number; onClose: () => void }>;
  also?: (filters: UrlFilters, rows: readonly Row[] | undefined) => ReactNode;
  /** Shown where the filters leave none; by default in the noun's words. */
  noMatch?: Nothing;
  /** Shown where there is nothing yet; by default the same. */
  none?: Nothing;
}

/** A page of the back office: a list with its filters, one record of it beside it, all of it in the address. */
export function AdminList<Row extends { id: number }>(props: AdminListProps<Row>) {
  const { type, title, noun, columns, several, inOrder, live, narrowed, above, Filters, Panel } = props;
  const filters = useUrlFilters(props.beside);
  const sort = props.order && filters.sortOf(...props.order);
  const answer = useRecords(type, {
    ...askedBy(props, filters),
    ...(sort && { sort: sort.key, direction: sort.direction }),
    page: filters.page,
    per_page: props.perPage ?? 25,
  });
  return (
    <>
      <PageHeader
        title={title}
        lead={props.lead}
        actions={<ListActions query={filters.query}>{props.actions}</ListActions>}
      />
      {above}
      {Filters ? <Filters filters={filters} /> : <Bar {...props} filters={filters} />}
      {narrowed && <NarrowedList filters={filters} by={narrowed} />}
      <RecordTable
        {...{ filters, noun, answer, columns, several, inOrder, sort }}
        label={title}
        empty={<NothingListed {...props} filters={filters} />}
      />
      {props.also?.(filters, answer.data?.data)}
      {Panel && filters.open !== null && (
        <Panel key={filters.open} id={filters.open} onClose={() => filters.setOpen(null)} />
      )}
      {live && <Live type={type} />}
    </>
  );
}

function Live<Row extends { id: number }>({ type }: { type: RecordType<Row> }) {
  useLiveRecords(type);
  return null;
}

type Declared = Pick<AdminListProps<never>, 'search' | 'choices' | 'sent' | 'narrowed' | 'asks'>;

/** The filters that the address has as they are sent. */
const sentIn = ({ search, sent = [], narrowed = {} }: Declared) => [
  ...(search === undefined ? [] : ['search']),
  ...sent,
  ...Object.keys(narrowed),
];

const chosenIn = (filters: UrlFilters, { name, segments: [first, ...others] }: Choice) =>
  others.find(({ value }) => value === filters.get(name)) ?? first;

function askedBy(declared: Declared, filters: UrlFilters): ListFilters {
  const asked: ListFilters = Object.fromEntries(sentIn(declared).map((name) => [name, filters.get(name)]));
  for (const choice of declared.choices ?? []) {
    const chosen = chosenIn(filters, choice);
    Object.assign(asked, chosen?.asks ?? { [choice.name]: chosen?.value });
  }
  return { ...asked, ...declared.asks?.(filters) };
}

type BarProps = Pick<AdminListProps<never>, 'noun' | 'plural' | 'search' | 'choices'> & {
  filters: UrlFilters;
};

function Bar({ noun, plural = `${noun}s`, search, choices = [], filters }: BarProps) {
  const fields = choices.map((choice) => <Chosen key={choice.name} {...{ choice, filters }} />);
  if (search === undefined) return fields.length > 0 && <Box below={4}>{fields}</Box>;
  return (
    <FilterBar
      label={`Search ${plural}`}
      placeholder={search}
      value={filters.get('search')}
      onSearch={(words) => filters.set({ search: words })}
    >
      {fields}
    </FilterBar>
  );
}

function Chosen({ choice, filters }: { choice: Choice; filters: UrlFilters }) {
  const { name, label, segments, isSwitch, isNamed } = choice;
  const value = chosenIn(filters, choice)?.value ?? '';
  const [first, second] = segments;
  const choose = (chosen = '') =>
    filters.set({ [name]: chosen === first?.value && !isNamed ? null : chosen });
  if (!isSwitch) return <Segmented {...{ label, segments, value }} onChange={choose} />;
  const isOn = value === second?.value;
  return <Switch label={label} value={isOn} onChange={(on) => choose((on ? second : first)?.value)} />;
}

type NothingProps = Declared &
  Pick<AdminListProps<never>, 'none' | 'noMatch' | 'noun' | 'plural'> & { filters: UrlFilters };

/** Replaces a list without rows: because of its filters, or because there is nothing yet. */
function NothingListed({ filters, none, noun, plural = `${noun}s`, ...declared }: NothingProps) {
  const { noMatch = { icon: 'search', title: `No ${plural} match`, all: `Show all ${plural}` } } = declared;
  const [names, choices] = [sentIn(declared), declared.choices ?? []];
  const isNarrowed =
    names.some((name) => filters.get(name) !== '') ||
    choices.some((one) => !one.isPart && chosenIn(filters, one) !== one.segments[0]);
  const { all, ...state }: Nothing = isNarrowed ? noMatch : (none ?? noMatch);
  const clear = () =>
    filters.set({
      ...Object.fromEntries(names.map((name) => [name, null])),
      ...Object.fromEntries(choices.map((choice) => [choice.name, choice.all ?? null])),
    });
  return <EmptyState {...state} action={all !== undefined && <Button onPress={clear}>{all}</Button>} />;
}
