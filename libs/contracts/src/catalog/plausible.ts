/** Something that can hardly be, as a question, and the answer that settles it. */
export interface Doubt {
  question: string;
  answer: string;
}

/** Model years run ahead of the calendar by so much and no more. */
const YEARS_AHEAD = 2;
const OLD_YEAR = 1950;
/** Two shifts on every day of a year; more than that is a slip of the hand. */
const HOURS_A_YEAR = 6_000;
const HOURS_A_DAY = 24;

const figure = (value: number) => value.toLocaleString('en-US');

/** The server's errors by field for impossible values: docs/wire.md section 3. */
export function impossibleMachine({ year }: { year?: number | null }, now: Date): Record<string, string[]> {
  const latest = now.getUTCFullYear() + YEARS_AHEAD;
  return year != null && year > latest ? { year: [`The year field must not be after ${latest}.`] } : {};
}

/** The questions before a machine is saved, by field; nothing where all is ordinary. */
export function machineDoubts(
  { year, hours }: { year: number | null; hours: number | null },
  now: Date,
): { year?: Doubt; hours?: Doubt } {
  const thisYear = now.getUTCFullYear();
  const ofYear = year === null ? undefined : yearDoubt(year, thisYear);
  const years = year === null ? null : Math.max(1, thisYear - year + 1);
  const isTooMuch = hours !== null && years !== null && hours > years * HOURS_A_YEAR;
  return {
    ...(ofYear && { year: ofYear }),
    ...(isTooMuch && {
      hours: {
        question: `${figure(hours)} h would be ${figure(Math.round(hours / years))} h in each of its years.`,
        answer: `${figure(hours)} h is right`,
      },
    }),
  };
}

function yearDoubt(year: number, thisYear: number): Doubt | undefined {
  if (year > thisYear) return { question: `${year} is still to come.`, answer: `It is a ${year} model` };
  if (year < OLD_YEAR) return { question: `That is a very old machine.`, answer: `It is from ${year}` };
  return undefined;
}

/**
 * The question about a meter that is read at a return; nothing where it is ordinary.
 *
 * @param before  the reading known last
 * @param days    since the rental began, that day counted
 */
export function meterDoubt(hours: number | null, before: number | null, days: number): Doubt | undefined {
  if (hours === null || before === null) return undefined;
  const answer = `The meter reads ${figure(hours)} h`;
  if (hours < before) return { question: `It read ${figure(before)} h before.`, answer };
  const run = hours - before;
  return run > days * HOURS_A_DAY
    ? { question: `That is ${figure(run)} h in ${days === 1 ? 'one day' : `${days} days`}.`, answer }
    : undefined;
}
