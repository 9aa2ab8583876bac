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

const PLAIN_ATOM = "[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+";
const PLAIN_LOCAL = new RegExp(`^${PLAIN_ATOM}(?:\\.${PLAIN_ATOM})*$`);
const PLAIN_LABEL = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/i;
const LONGEST_LOCAL = 64;
const LONGEST_LABEL = 63;

/** An address as PHP's FILTER_VALIDATE_EMAIL takes it: ASCII, unquoted, its domain of two labels or more. */
function isPlainEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  return (
    at <= LONGEST_LOCAL &&
    PLAIN_LOCAL.test(text.slice(0, Math.max(at, 0))) &&
    labels.length > 1 &&
    labels.every((label) => label.length <= LONGEST_LABEL && PLAIN_LABEL.test(label)) &&
    /^[a-z]/i.test(labels.at(-1) ?? '') &&
    text.length - at - 1 <= LONGEST_DOMAIN
  );
}

const CHECKS: Readonly<Record<string, (text: string) => boolean>> = { rfc: isEmail, filter: isPlainEmail };

/** `email:rfc,filter`: all that are named hold; `rfc` without one. */
export const emailRule: RuleDefinition = {
  passes: ({ value, parameters }) =>
    typeof value === 'string' &&
    (parameters.length === 0 ? isEmail(value) : parameters.every((name) => CHECKS[name]?.(value) === true)),
  refuses: (parameters) => {
    const unknown = parameters.find((name) => !Object.hasOwn(CHECKS, name));
    return unknown === undefined
      ? null
      : `"${unknown}" is not here, only rfc and filter; ask for a mail to be confirmed instead.`;
  },
};
