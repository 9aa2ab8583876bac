import type { RuleDefinition } from './rule-definition';

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

export const uuidRule: RuleDefinition = {
  passes: ({ value, parameters: [version] }) => typeof value === 'string' && isUuid(value, version),
  refuses: ([version]) =>
    version === undefined || VERSION.test(version) ? null : 'a version is 0 to 8, nil or max.',
};
