import { boundBrokenBy } from '../php/json-bounds';
import { isJsonText } from '../php/json-text';
import { phpText } from '../php/text';
import { isZone } from '../php/zone';
import { emailRule } from './email';
import { isIp, isIpv4, isIpv6 } from './ip';
import { onValue, type RuleDefinition, type RuleFamily } from './rule-definition';
import { isUrl } from './url';

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

const timeZoneRule: RuleDefinition = {
  passes: ({ value, parameters: [group = 'all'] }) => typeof value === 'string' && isTimeZone(value, group),
  refuses: ([group = 'all']) =>
    GROUPS.has(group.toLowerCase())
      ? null
      : `the group is none of all, UTC and ${REGIONS.join(', ')}; write "in:" with the zones that are meant.`,
};

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?![\s\S])/i;
const VERSION = /^(?:[0-8]|nil|max)$/;
const NIL = '00000000-0000-0000-0000-000000000000';
const MAX = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** `uuid:7` is of that version, `uuid:0` or `uuid:nil` the nil and `uuid:max` the last of them; without a version any will do. */
function isUuid(text: string, version: string | undefined): boolean {
  if (!UUID.test(text)) return false;
  if (version === undefined) return true;
  if (version === '0' || version === 'nil') return text === NIL;
  if (version === 'max') return text.toLowerCase() === MAX;

  return text.charAt(14) === version && /[89ab]/i.test(text.charAt(19));
}

const uuidRule: RuleDefinition = {
  passes: ({ value, parameters: [version] }) => typeof value === 'string' && isUuid(value, version),
  refuses: ([version]) =>
    version === undefined || VERSION.test(version) ? null : 'a version is 0 to 8, nil or max.',
};

const ULID = /^[0-7][0-9a-hjkmnp-tv-z]{25}(?![\s\S])/i;
const MAC =
  /^(?:[\da-f]{2}(?::[\da-f]{2}){5}|[\da-f]{2}(?:-[\da-f]{2}){5}|[\da-f]{4}(?:\.[\da-f]{4}){2})(?![\s\S])/i;
const HEX_COLOR = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\s\S])/i;

/** Canonical: filled up, and without bits behind the last byte. */
const BASE64 = /^[A-Za-z\d+/]+(?:[AQgw]==|[AEIMQUYcgkosw048]=)?(?![\s\S])/;

const textRule = (test: (text: string) => boolean): RuleDefinition =>
  onValue((value) => typeof value === 'string' && test(value));

function isJson(value: unknown): boolean {
  if (value === null || value === undefined || typeof value === 'object') return false;

  const text = phpText(value);
  return boundBrokenBy(text, null) === null && isJsonText(text);
}

export const formatRules: RuleFamily = {
  email: emailRule,
  url: onValue((value, schemes) => typeof value === 'string' && isUrl(value, schemes)),
  uuid: uuidRule,
  ulid: textRule((value) => ULID.test(value)),
  ip: textRule(isIp),
  ipv4: textRule(isIpv4),
  ipv6: textRule(isIpv6),
  mac_address: textRule((value) => MAC.test(value)),
  hex_color: textRule((value) => HEX_COLOR.test(value)),
  json: onValue(isJson),
  base64: textRule((value) => value.length % 4 === 0 && BASE64.test(value)),
  timezone: timeZoneRule,
};
