import { boundBrokenBy } from '../php/json-bounds';
import { isJsonText } from '../php/json-text';
import { phpText } from '../php/text';
import { isZone } from '../php/zone';
import { isEmail } from './email';
import { isIp, isIpv4, isIpv6 } from './ip';
import { type RuleDefinition, type RuleFamily, onValue } from './rule-definition';
import { isUrl } from './url';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?![\s\S])/i;
const ULID = /^[0-7][0-9a-hjkmnp-tv-z]{25}(?![\s\S])/i;
const MAC =
  /^(?:[\da-f]{2}(?::[\da-f]{2}){5}|[\da-f]{2}(?:-[\da-f]{2}){5}|[\da-f]{4}(?:\.[\da-f]{4}){2})(?![\s\S])/i;
const HEX_COLOR = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\s\S])/i;

const textRule = (test: (text: string) => boolean): RuleDefinition =>
  onValue((value) => typeof value === 'string' && test(value));

function isJson(value: unknown): boolean {
  if (value === null || value === undefined || typeof value === 'object') return false;

  const text = phpText(value);
  return boundBrokenBy(text, null) === null && isJsonText(text);
}

const CONTINENTAL =
  /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z]/;

/**
 * A current name of the zone database, letter case included; offsets, abbreviations and old names (`US/Eastern`) are
 * none.
 */
function isTimeZone(name: string): boolean {
  return name === 'UTC' || (CONTINENTAL.test(name) && isZone(name));
}

export const formatRules: RuleFamily = {
  email: textRule(isEmail),
  url: onValue((value, schemes) => typeof value === 'string' && isUrl(value, schemes)),
  uuid: textRule((value) => UUID.test(value)),
  ulid: textRule((value) => ULID.test(value)),
  ip: textRule(isIp),
  ipv4: textRule(isIpv4),
  ipv6: textRule(isIpv6),
  mac_address: textRule((value) => MAC.test(value)),
  hex_color: textRule((value) => HEX_COLOR.test(value)),
  json: onValue(isJson),
  timezone: textRule(isTimeZone),
};
