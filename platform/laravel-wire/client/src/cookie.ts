/** A cookie's percent-decoded value out of `document.cookie`'s text; null when it is not there. */
export function cookieValue(cookies: string, name: string): string | null {
  const pair = cookies.split(/;\s*/).find((text) => text.startsWith(`${name}=`));
  return pair === undefined ? null : decode(pair.slice(name.length + 1));
}

/** The page's own cookies; none outside a page. */
export function pageCookies(): string {
  return typeof document === 'undefined' ? '' : document.cookie;
}

/** A stray percent sign is no encoding. */
function decode(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}
