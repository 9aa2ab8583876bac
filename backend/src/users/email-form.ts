import { domainToASCII } from 'node:url';

/**
 * The one form in which an address is stored and compared: small letters, a composed local part, and the domain as DNS
 * has it. Some browsers send `type=email` in punycode, others as it is typed.
 */
export function emailForm(typed: string): string {
  const email = typed.normalize('NFC').toLowerCase();
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  // One that is ASCII already is left alone: a number would be read as an IP address.
  return /^[\0-\x7f]*$/.test(domain) ? email : email.slice(0, at) + (domainToASCII(domain) || domain);
}

/** An input with the address that it names in that form; any other text stays for the rules to judge. */
export function withEmailForm(input: Record<string, unknown>): Record<string, unknown> {
  const { email } = input;
  return typeof email === 'string' && /[^\0-\x7f]/.test(email)
    ? { ...input, email: emailForm(email) }
    : input;
}
