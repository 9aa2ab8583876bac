/** A cookie's value in a Cookie header, percent escapes undone; the first of a name wins. Null without it. */
export function cookieIn(header: string | undefined, name: string): string | null {
  const start = header === undefined ? -1 : startOf(header, `${name}=`);
  if (header === undefined || start < 0) return null;

  const end = header.indexOf(';', start);
  const value = header.slice(start, end < 0 ? undefined : end).trim();
  return value.includes('%') ? decode(value) : value;
}

export interface CookieAttributes {
  maxAgeSeconds: number;
  now: Date;
  domain?: string;
  secure: boolean;
  httpOnly: boolean;
  sameSite?: 'lax' | 'strict' | 'none';
}

/** One Set-Cookie line, in Laravel's order and letter case. */
export function setCookieHeader(name: string, value: string, attributes: CookieAttributes): string {
  const { maxAgeSeconds, now, domain, secure, httpOnly, sameSite = 'lax' } = attributes;
  const expires = httpDate(Math.floor(now.getTime() / 1000) + maxAgeSeconds);
  return (
    `${name}=${encodeURIComponent(value)}; expires=${expires}; Max-Age=${Math.max(0, maxAgeSeconds)}; path=/` +
    (domain ? `; domain=${domain}` : '') +
    (secure ? '; secure' : '') +
    (httpOnly ? '; httponly' : '') +
    `; samesite=${sameSite}`
  );
}

/** Position where the value begins: names are whole words, at the start or behind a semicolon. */
function startOf(header: string, assignment: string): number {
  let at = header.indexOf(assignment);
  while (at > 0 && !/[;\s]/.test(header.charAt(at - 1))) at = header.indexOf(assignment, at + 1);
  return at < 0 ? -1 : at + assignment.length;
}

let lastDate = { seconds: -1, text: '' };

/** The same second is requested by many answers. */
function httpDate(seconds: number): string {
  if (lastDate.seconds !== seconds) lastDate = { seconds, text: new Date(seconds * 1000).toUTCString() };
  return lastDate.text;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not percent-encoded after all: the text is its own value.
    return text;
  }
}
