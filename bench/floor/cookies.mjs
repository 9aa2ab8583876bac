// Laravel's encrypted cookies, by hand.
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const KEY = createHash('sha256').update(process.env.APP_KEY).digest();
export const LIFETIME = 7200;
const SESSION_COOKIE = 'yard_session';
const XSRF = 'XSRF-TOKEN';
const PREFIXES = Object.fromEntries(
  [SESSION_COOKIE, XSRF].map((name) => [name, `${digest(`${name}v2`, 'sha1')}|`]),
);

/** The anti-forgery token in its header. */
export function hasToken(request, session) {
  const given = open(XSRF, request.headers['x-xsrf-token'] ?? '');
  return given !== null && same(given, session.token);
}

/** Both cookies, encrypted anew on every answer. */
export function cookieLines(session) {
  return [line(XSRF, session.token, ''), line(SESSION_COOKIE, session.id, '; httponly')];
}

/** The session's id; null without a cookie of ours. */
export function sessionId(header) {
  const start = header.indexOf(`${SESSION_COOKIE}=`);
  if (start < 0) return null;
  const end = header.indexOf(';', start);
  const value = header.slice(start + SESSION_COOKIE.length + 1, end < 0 ? undefined : end);
  return open(SESSION_COOKIE, decodeURIComponent(value));
}

function line(name, text, flags) {
  const expires = new Date(Date.now() + LIFETIME * 1000).toUTCString();
  const value = encodeURIComponent(seal(name, text));
  return `${name}=${value}; expires=${expires}; Max-Age=${LIFETIME}; path=/${flags}; samesite=lax`;
}

export function seal(name, text) {
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', KEY, iv);
  const value = cipher.update(PREFIXES[name] + text, 'utf8', 'base64') + cipher.final('base64');
  const iv64 = iv.toString('base64');
  const envelope = `{"iv":"${iv64}","value":"${value}","mac":"${digest(iv64 + value)}","tag":""}`;
  return Buffer.from(envelope).toString('base64');
}

function open(name, sealed) {
  let envelope;
  try {
    envelope = JSON.parse(Buffer.from(sealed, 'base64').toString());
  } catch {
    // The cookie is not one of ours.
    return null;
  }
  if (!same(digest(envelope.iv + envelope.value), envelope.mac)) return null;
  const decipher = createDecipheriv('aes-256-cbc', KEY, Buffer.from(envelope.iv, 'base64'));
  const text = decipher.update(envelope.value, 'base64', 'utf8') + decipher.final('utf8');
  return text.startsWith(PREFIXES[name]) ? text.slice(PREFIXES[name].length) : null;
}

function digest(text, algorithm = 'sha256') {
  return createHmac(algorithm, KEY).update(text).digest('hex');
}

function same(known, given) {
  const [left, right] = [Buffer.from(known), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
