import { textLength } from '../php/text';
import type { RuleDefinition } from './rule-definition';

/** Printable characters that RFC 5322 lets stand unquoted, and beyond ASCII (RFC 6531) all but symbols and controls. */
const ATOM = "(?:[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]|(?![\\p{S}\\p{C}])[^\\x00-\\x7F])+";
const LOCAL = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, 'u');
const QUOTED = /^"(?:[^"\\\r\n]|\\[^\r\n])*"$/;
const LABEL = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const LITERAL = /^\[(?:\d{1,3}(?:\.\d{1,3}){3}|IPv6:[\da-fA-F:.]+)\]$/;
const LONGEST_DOMAIN = 253;

/**
 * An address by the RFCs, as Laravel's `email` without options: a domain of one label and quoted local parts are fine.
 */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1) return false;

  const local = text.slice(0, at);
  return (LOCAL.test(local) || QUOTED.test(local)) && isDomain(text.slice(at + 1));
}

function isDomain(domain: string): boolean {
  if (LITERAL.test(domain)) return true;

  return domain.length <= LONGEST_DOMAIN && domain.split('.').every((label) => LABEL.test(label));
}

const LONGEST_ADDRESS = 254;
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** One of which the RFCs warn of nothing: unquoted, at a domain of two labels or more, no longer than mail takes. */
function isStrictEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  return (
    isEmail(text) &&
    !/["[]/.test(text) &&
    domain.includes('.') &&
    bytesOf(text.slice(0, at)) <= LONGEST_LOCAL &&
    bytesOf(text) <= LONGEST_ADDRESS
  );
}

const PLAIN_ATOM = "[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+";
const PLAIN_LOCAL = new RegExp(`^${PLAIN_ATOM}(?:\\.${PLAIN_ATOM})*$`);
const UNICODE_ATOM = PLAIN_ATOM.replace('a-zA-Z0-9', '\\p{L}\\p{N}');
const UNICODE_LOCAL = new RegExp(`^${UNICODE_ATOM}(?:\\.${UNICODE_ATOM})*$`, 'u');
const PLAIN_LABEL = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/i;
const LONGEST_LOCAL = 64;
const LONGEST_LABEL = 63;

/**
 * An address as PHP's FILTER_VALIDATE_EMAIL takes it: ASCII (its local part as `shape` has it), unquoted, its domain of two labels
 * or more.
 */
function isPlainEmail(text: string, shape: RegExp): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split('.');
  return (
    textLength(local) <= LONGEST_LOCAL &&
    shape.test(local) &&
    labels.length > 1 &&
    labels.every((label) => label.length <= LONGEST_LABEL && PLAIN_LABEL.test(label)) &&
    /^[a-z]/i.test(labels.at(-1) ?? '') &&
    text.length - at - 1 <= LONGEST_DOMAIN
  );
}

const CHECKS: Readonly<Record<string, (text: string) => boolean>> = {
  rfc: isEmail,
  strict: isStrictEmail,
  filter: (text) => isPlainEmail(text, PLAIN_LOCAL),
  filter_unicode: (text) => isPlainEmail(text, UNICODE_LOCAL),
};

/** `email:rfc,filter`: all that are named hold; `rfc` without one. */
export const emailRule: RuleDefinition = {
  passes: ({ value, parameters }) =>
    typeof value === 'string' &&
    (parameters.length === 0 ? isEmail(value) : parameters.every((name) => CHECKS[name]?.(value) === true)),
  refuses: (parameters) => {
    const unknown = parameters.find((name) => !Object.hasOwn(CHECKS, name));
    return unknown === undefined
      ? null
      : `"${unknown}" is not here, only ${Object.keys(CHECKS).join(', ')}; ask for a mail to be confirmed instead.`;
  },
};
