import { readerZone, todayIn } from '@yard/dates';
import { Grid, Select } from '@yard/ui';
import type { Search } from './use-search';

/** Older machines are rare; a year of the address stands among the others. */
const OLDEST = 1990;
const HOURS = [500, 1_000, 2_000, 3_000, 5_000, 8_000, 12_000];

/** How old a machine may be: its years, and how many hours it has run. */
export function AgeFields({ search: { state, change } }: { search: Search }) {
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
