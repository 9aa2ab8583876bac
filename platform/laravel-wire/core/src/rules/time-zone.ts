import { isZone } from '../php/zone';
import type { RuleDefinition } from './rule-definition';

const REGIONS: readonly string[] = [
  'Africa',
  'America',
  'Antarctica',
  'Arctic',
  'Asia',
  'Atlantic',
  'Australia',
  'Europe',
  'Indian',
  'Pacific',
];

/**
 * A current name of the zone database, letter case included; offsets, abbreviations and old names (`US/Eastern`) are
 * none.
 *
 * @param group  `Europe` or another region, `UTC`, or `All`, in any letter case
 */
function isTimeZone(name: string, group: string): boolean {
  const [region = '', place = ''] = name.split('/');
  const isWanted = /^all$/i.test(group) || region.toLowerCase() === group.toLowerCase();
  const isCurrent = name === 'UTC' || (REGIONS.includes(region) && /^[A-Z]/.test(place) && isZone(name));
  return isWanted && isCurrent;
}

const GROUPS: ReadonlySet<string> = new Set(['all', 'utc', ...REGIONS.map((name) => name.toLowerCase())]);

export const timeZoneRule: RuleDefinition = {
  passes: ({ value, parameters: [group = 'all'] }) => typeof value === 'string' && isTimeZone(value, group),
  refuses: ([group = 'all']) =>
    GROUPS.has(group.toLowerCase())
      ? null
      : `the group is none of all, UTC and ${REGIONS.join(', ')}; write "in:" with the zones that are meant.`,
};
