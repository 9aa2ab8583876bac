import { type CommandContext, Usage } from './commands';

const SHARE = /^(\d{1,3}(?:\.\d{1,2})?)%?$/;

/** The words after a command's name, by what they are. @throws Usage when one is missing */
export function wordsOf<Names extends string[]>(
  { words }: Pick<CommandContext, 'words'>,
  ...names: Names
): { [K in keyof Names]: string } {
  const missing = names.find((_name, at) => !words[at]);
  if (missing) throw new Usage(`which ${missing}?`);
  return names.map((_name, at) => words[at]) as { [K in keyof Names]: string };
}

/** @returns hundredths of a percent. @throws Usage for what is none, or more than all */
export function shareOf(text: string): number {
  const percent = Number(SHARE.exec(text)?.[1]);
  if (!(percent > 0 && percent <= 100)) throw new Usage(`${text} is no share: 10% or 2.5%`);
  return Math.round(percent * 100);
}

/** @throws Usage for what is no number of days */
export function daysOf({ options: { days } }: Pick<CommandContext, 'options'>, otherwise: number): number {
  if (days === undefined) return otherwise;
  if (typeof days !== 'string' || !/^\d{1,4}$/.test(days)) throw new Usage('--days is a whole number');
  return Number(days);
}
