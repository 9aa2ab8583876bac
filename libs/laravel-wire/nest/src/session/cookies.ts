/** Cookies of a request by name; the first of a name wins, percent escapes are undone. */
export function parseCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) {
      cookies.set(name, decode(pair.slice(at + 1).trim()));
    }
  }
  return cookies;
}

export interface CookieAttributes {
  maxAgeSeconds: number;
  now: Date;
  domain?: string;
  secure: boolean;
  httpOnly: boolean;
}

/** One Set-Cookie line, in Laravel's order and letter case. */
export function cookieLine(name: string, value: string, attributes: CookieAttributes): string {
  const { maxAgeSeconds, now, domain, secure, httpOnly } = attributes;
  const expires = new Date(now.getTime() + maxAgeSeconds * 1000).toUTCString();
  return (
    `${name}=${encodeURIComponent(value)}; expires=${expires}; Max-Age=${Math.max(0, maxAgeSeconds)}; path=/` +
    (domain ? `; domain=${domain}` : '') +
    (secure ? '; secure' : '') +
    (httpOnly ? '; httponly' : '') +
    '; samesite=lax'
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not percent-encoded after all: the text is its own value.
    return text;
  }
}
