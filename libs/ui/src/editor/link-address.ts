const SCHEMES = /^(https?:\/\/|mailto:|tel:)/i;
const OWN = /^(?!\/\/)(?![a-z][a-z0-9+.-]*:)/i;

/** True for links to the web, mail, telephone, or a place on this site. */
export function isSafeAddress(address: string): boolean {
  return !/[\s\p{Cc}]/u.test(address) && (SCHEMES.test(address) || OWN.test(address));
}

/** The address that was typed: `example.com` is one of the web, `a@b.co` of mail. Null for what is none. */
export function addressOf(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`;
  if (/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/u.test(text)) return `https://${text}`;
  return /^(https?:\/\/[^/\s]|mailto:.|tel:.|\/|#)/i.test(text) && isSafeAddress(text) ? text : null;
}
