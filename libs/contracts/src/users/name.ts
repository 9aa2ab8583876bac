import { TITLE_MAX } from '../record';

/** Line ends and other control characters, and those that turn the direction of the text after them. */
const UNPRINTABLE = '\\x00-\\x1F\\x7F-\\x9F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069';

/**
 * Characters that nobody sees: Unicode's Default_Ignorable_Code_Point but for the joiners and selectors below, the
 * annotation marks, and the blank of Braille.
 */
const UNSEEN =
  '\u00AD\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u2060-\u2065\u206A-\u206F\u2800\u3164\uFE03-\uFE0D\uFEFF\uFFA0' +
  '\uFFF0-\uFFFB\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E00FF}\u{E01F0}-\u{E0FFF}';

/** Joiners and selectors, where they shape nothing: behind a letter of a script that has no use for them. */
const UNUSED = [
  '(?:^|[^\\p{L}\\p{M}\\p{S}\uFE0F]|[\\p{Latin}\\p{Greek}\\p{Cyrillic}\\p{Han}\\p{Hangul}\\p{Hiragana}\\p{Katakana}])[\u200C\u200D]',
  '(?:^|[^\\p{S}])[\uFE0E\uFE0F]',
  '(?:^|[^\\p{Han}])[\uFE00-\uFE02\u{E0100}-\u{E01EF}]',
].join('|');
const INVISIBLE = `[${UNPRINTABLE}${UNSEEN}]|${UNUSED}`;

/**
 * Addresses that a mail program makes a link of: with a scheme, with `www.`, behind an `@`, or a host's name by itself.
 * Most names with a full stop are people and companies ("St.john", "MD.RAHMAN KHAN", "PT.MAJU JAYA"), so a host is known
 * by an ending that is much used, or that is behind small letters alone where it is a word of names too.
 */
const SCHEME = '[A-Za-z][A-Za-z0-9+.-]*:\\/\\/';
const OUTSIDE = '[^\\p{L}\\p{N}_]';
const STOP = '[.\u3002\uFF0E\uFF61]';
const WWW = `(?:^|${OUTSIDE})[wW]{3}${STOP}`;
const OF_MAIL = `[@\uFF20][\\p{L}\\p{N}-]+${STOP}`;
const LABEL = '[\\p{L}\\p{N}-]';
const ENDINGS =
  'com|net|org|info|biz|xyz|top|shop|online|site|store|club|live|app|dev|link|click|icu|vip|loan|win|bid|test|example|' +
  'io|ru|tk|ml|gq|cf|cc|tv|ws|ly|gl|eu|pw|cn|uk';
const OF_NAMES =
  'co|de|me|in|us|to|is|it|at|ch|nl|fr|es|pl|br|ca|au|jp|kr|ua|ai|gg|ga|su|be|pro|name|work|zip|mov';
const inCases = (words: string) =>
  [words, words.toUpperCase(), words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())].join('|');
const HOST = [
  `${LABEL}${STOP}(?:${inCases(ENDINGS)}|\u0440\u0444|\u4E2D\u56FD|xn--[a-z0-9-]+)(?:$|${OUTSIDE})`,
  `(?:^|[^\\p{L}\\p{N}_.-])[a-z0-9-]{2,}${STOP}(?:(?:${OF_NAMES})(?:$|${OUTSIDE})|[a-z]{2,}[\\/?#])`,
].join('|');

/** Rules for the name of a person or a business, wherever others read it, in emails too. */
export const NAME_RULES = [
  'string',
  `max:${TITLE_MAX}`,
  `not_regex:/${INVISIBLE}|${SCHEME}|${WWW}|${OF_MAIL}|${HOST}/u`,
] as const;

/** Replaces "The name field format is invalid." */
export const NAME_MESSAGE = 'The :attribute field must not contain a web address or control characters.';

/** Rules for names that others choose by: of a machine, a text, an option. */
export const TITLE_RULES = ['string', `max:${TITLE_MAX}`, `not_regex:/${INVISIBLE}/u`] as const;
export const TITLED = {
  messages: { not_regex: 'The :attribute field must not contain invisible characters.' },
} as const;

/** Letters that papers have in their font: Latin, Greek and Cyrillic. */
const ON_PAPER =
  /^[ -~\u00A0-\u0148\u014A-\u01C3\u01C5-\u0254\u0300-\u0304\u0306-\u030A\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03D7\u0400-\u0479\u0480-\u049D\u04A0-\u04FF\u1E00-\u1E9B\u1E9E-\u1EFF\u2010-\u2015\u2018-\u201E]*$/;

/** True where an agreement can print the name: a party of a contract is no row of question marks. */
export const isPrintable = (name: string) => ON_PAPER.test(name.normalize('NFC'));
export const UNPRINTABLE_NAME =
  'Agreements can’t print this name. Write it in Latin letters, as on your driver’s license.';

/** True where two names read alike: case, accents, marks and spaces do not count. */
export const isSameName = (one: string, other: string): boolean => folded(one) === folded(other);

const folded = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const COMPANY =
  /&|^the |\b(and|brothers|bros|builders|co|company|construction|contractors|corp|crane|enterprises|equipment|excavat\w*|group|hauling|inc|llc|ltd|machinery|partners|rentals?|services?|sons|supply|tools?)\b/i;
const TITLE = /^(dr|mrs?|ms)\.? /i;

/** The form of a name for people who were named in full before; a company’s stays whole. */
export const firstNameOf = (name: string): string =>
  (COMPANY.test(name) ? null : name.replace(TITLE, '').split(' ')[0]) ?? name;
