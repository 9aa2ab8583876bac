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
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1) return false;

  const local = text.slice(0, at);
  return (LOCAL.test(local) || QUOTED.test(local)) && isDomain(text.slice(at + 1));
}

function isDomain(domain: string): boolean {
  if (LITERAL.test(domain)) return true;

  return domain.length <= LONGEST_DOMAIN && domain.split('.').every((label) => LABEL.test(label));
}
