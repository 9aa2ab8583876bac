import { TITLE_MAX } from '../lengths';

/** Line ends and other control characters, and those that turn the direction of the text after them. */
const UNPRINTABLE = '[\\x00-\\x1F\\x7F-\\x9F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]';

/**
 * Addresses that a mail program makes a link of: with a scheme, with `www.`, or a host's name by itself. "St.Pierre" and
 * "U.S. Rentals" are none.
 */
const SCHEME = '[A-Za-z][A-Za-z0-9+.-]*:\\/\\/';
const OUTSIDE = '[^\\p{L}\\p{N}_]';
const WWW = `(?:^|${OUTSIDE})[wW]{3}\\.`;
const HOST = `[A-Za-z0-9-]{2,}\\.(?:(?:[a-z]{2,}|[A-Z]{2,})(?:$|${OUTSIDE})|[A-Za-z]{2,}[\\/:?#])`;

/** What a name of a person or a business is, wherever one is typed that others read, in mails too. */
export const NAME_RULES = [
  'string',
  `max:${TITLE_MAX}`,
  `not_regex:/${UNPRINTABLE}|${SCHEME}|${WWW}|${HOST}/u`,
] as const;

/** In place of "The name field format is invalid." */
export const NAME_MESSAGE = 'The :attribute field must not contain a web address or control characters.';
