import { shareIn } from '@kit/federation-registry/share';
import { type CommandContext, Usage } from './commands';

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
  const share = shareIn(text);
  if (share === null) throw new Usage(`${text} is no share: 10% or 2.5%`);
  return share;
}

/** First visitors' share of a release: null for all, 0 for none. @throws Usage for no share, or both */
export function firstShareOf({ options }: Pick<CommandContext, 'options'>): number | null {
  const { share } = options;
  if (options['try'] && share !== undefined) throw new Usage('either --share or --try');
  if (options['try']) return 0;
  return typeof share === 'string' ? shareOf(share) : null;
}

/** @throws Usage for what is no number of days */
export function daysOf({ options: { days } }: Pick<CommandContext, 'options'>, otherwise: number): number {
  if (days === undefined) return otherwise;
  if (typeof days !== 'string' || !/^\d{1,4}$/.test(days)) throw new Usage('--days is a whole number');
  return Number(days);
}
