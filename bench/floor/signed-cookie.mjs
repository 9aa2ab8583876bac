// The floor's session: a user's id with a digest that only the server can make.
import { createHmac } from 'node:crypto';

const KEY = process.env.APP_KEY ?? '';
const NAME = 'floor=';

export function signedCookie(userId, key = KEY) {
  const digest = createHmac('sha256', key).update(String(userId)).digest('base64url');
  return `${NAME}${userId}.${digest}`;
}

/** Null without a cookie of ours. */
export function userIdIn(header = '') {
  const cookie = header.split('; ').find((each) => each.startsWith(NAME)) ?? '';
  const userId = Number(cookie.slice(NAME.length, cookie.indexOf('.')));
  return userId > 0 && cookie === signedCookie(userId) ? userId : null;
}
