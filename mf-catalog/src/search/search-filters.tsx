import type { FacetChoice, MachineFacets } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { Checkbox, ComboBox, Grid, Hint, MoneyField, Stack, useDebounced, Select } from '@yard/ui';
import { useMachineTypes } from '../machines/use-machine-types';
import { AttributeFilters } from './attribute-filters';
import { DateChoice } from './date-choice';
import { PlaceFields } from './place-fields';
import { countOf, countText, offeredFirst, useFacets } from './use-facets';
import type { Search } from './use-search';
import type { SearchPlace } from './use-search-place';
import { WhatField } from './what-field';
import { readerZone, todayIn } from '@yard/dates';

/** Older machines are rare; a year of the address stands among the others. */
const OLDEST = 1990;
const HOURS = [500, 1_000, 2_000, 3_000, 5_000, 8_000, 12_000];

function AgeFields({ search: { state, change } }: { search: Search }) {
  return (
    <>
      <Grid columns={2} gap={3}>
        <Select
          label="Year, from"
          placeholder="Any"
          value={textOf(state.year_min)}
          onChange={(year) => change({ year_min: figureOf(year) })}
          options={years(state.year_min).map((year) => ({ value: String(year), label: String(year) }))}
        />
        <Select
          label="to"
          placeholder="Any"
          value={textOf(state.year_max)}
          onChange={(year) => change({ year_max: figureOf(year) })}
          options={years(state.year_max).map((year) => ({ value: String(year), label: String(year) }))}
        />
      </Grid>
      <Select
        label="Hours on the meter"
        placeholder="Any"
        value={textOf(state.hours_max)}
        onChange={(hours) => change({ hours_max: figureOf(hours) })}
        options={withChosen(HOURS, state.hours_max).map((hours) => ({
          value: String(hours),
          label: `Up to ${hours.toLocaleString('en-US')}`,
        }))}
      />
    </>
  );
}

const textOf = (value: number | null) => (value === null ? '' : String(value));
const figureOf = (text: string) => (text === '' ? null : Number(text));

/** The newest first: next year's models are sold this year. */
function years(chosen: number | null): number[] {
  const newest = Number(todayIn(readerZone(), new Date()).slice(0, 4)) + 1;
  const usual = Array.from({ length: newest - OLDEST + 1 }, (_, ago) => newest - ago);
  return withChosen(usual, chosen).sort((one, other) => other - one);
}

function withChosen(usual: readonly number[], chosen: number | null): number[] {
  return [...new Set([...usual, ...(chosen === null ? [] : [chosen])])].sort((one, other) => one - other);
}

/** Filters of the list; each change takes effect at once. */
export default function SearchFilters({ search, place }: { search: Search; place: SearchPlace }) {
  const { state, change } = search;
  const facets = useFacets(state, place);
  const types = useMachineTypes();

  return (
    <Stack gap={4}>
      <WhatField search={search} />
      <ComboBox
        key={types.data === undefined ? 'waiting' : 'ready'}
        label="Machine type"
        placeholder="All types"
        value={state.type}
        onChange={(type) => type !== state.type && change({ type })}
        options={offeredFirst(types.data ?? [], facets.machine_type_id).map(({ id, name }) => ({
          value: String(id),
          label: name,
          detail: countOf(facets.machine_type_id, id),
        }))}
        disabled={types.data === undefined}
      />
      <PlaceFields state={state} change={change} place={place} />
      <DateChoice search={search} hint={freeWords(facets)} />
      <PriceFields search={search} />
      <MakerField search={search} choices={facets.manufacturer} />
      <AgeFields search={search} />
      <AttributeFilters key={state.type} search={search} counts={facets.attributes} />
      <Checkbox
        label={<Delivered where={place.centre && 'to this place'} count={countOf(facets.delivery, true)} />}
        value={state.delivery}
        onChange={(delivery) => change({ delivery })}
      />
    </Stack>
  );
}

/** `40 of 52 are free on these days`, once both are counted. */
function freeWords({ free }: MachineFacets): string | undefined {
  const [these, any] = [countOf(free, true), countOf(free, false)];
  return free && `${these} of ${any} are free on these days`;
}

function Delivered({ where, count }: { where: string | null; count: string | undefined }) {
  return (
    <>
      {where === null ? 'Can be delivered' : `Delivered ${where}`}
      {count !== undefined && <Hint as="span"> {count}</Hint>}
    </>
  );
}

function PriceFields({ search: { state, change } }: { search: Search }) {
  const { currency } = useSettings();
  const [least, setLeast] = useDebounced(state.price_min, (price_min) => change({ price_min }));
  const [most, setMost] = useDebounced(state.price_max, (price_max) => change({ price_max }));
  return (
    <Grid columns={2} gap={3}>
      <MoneyField label="Day rate, from" currency={currency} value={least} onChange={setLeast} />
      <MoneyField label="to" currency={currency} value={most} onChange={setMost} />
    </Grid>
  );
}

function MakerField({
  search: { state, change },
  choices = [],
}: {
  search: Search;
  choices?: FacetChoice[] | undefined;
}) {
  const makers = choices.map((choice) => ({
    value: choice.label,
    label: choice.label,
    detail: countText(choice),
  }));
  const known = makers.find(({ value }) => value.toLowerCase() === state.manufacturer.toLowerCase());
  const chosen = known?.value ?? state.manufacturer;
  const isOther = known === undefined && chosen !== '';

  return (
    <ComboBox
      label="Manufacturer"
      placeholder="All manufacturers"
      value={chosen}
      // Called again with the same when the field is left: another filter may be changing by then.
      onChange={(manufacturer) => manufacturer !== chosen && change({ manufacturer })}
      options={isOther ? [{ value: chosen, label: chosen }, ...makers] : makers}
    />
  );
}
