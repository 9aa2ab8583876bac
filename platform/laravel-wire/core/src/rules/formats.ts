import { boundBrokenBy } from '../php/json-bounds';
import { isJsonText } from '../php/json-text';
import { phpText } from '../php/text';
import { emailRule } from './email';
import { isIp, isIpv4, isIpv6 } from './ip';
import { type RuleDefinition, type RuleFamily, onValue } from './rule-definition';
import { timeZoneRule } from './time-zone';
import { isUrl } from './url';
import { uuidRule } from './uuid';

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
