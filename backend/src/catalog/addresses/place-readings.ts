import { stateNames } from '@yard/contracts/us-states';

/** One way to understand what names a place: a postal code, a city with or without its state, or both, which agree. */
export interface PlaceReading {
  code?: string;
  city?: string;
  /** Spelled as it was typed; '' for any. */
  state?: string;
}

/** Words of the longest name of a state: "Northern Mariana Islands". */
const STATE_WORDS = 3;
const COUNTRY = /[\s,]+(?:United States(?: of America)?|USA?)$/i;
const CODE_ALONE = /^(\d{5})(?:-\d{4})?$/;
const CODE_FIRST = /^(\d{5})(?:-\d{4})? (.+)$/;
const CODE_LAST = /^(.+?)[\s,]+(\d{5})(?:-\d{4})?$/;

/** Shortened and whole words of names: either is found by the other. */
const WORDS = Object.entries({
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
});
const LONG = new Map(WORDS);
const SHORT = new Map(WORDS.map(([short, long]) => [long, short]));
/** Common short names; not a list of cities. */
const ALIASES = new Map([
  ['new york city', 'new york'],
  ['nyc', 'new york'],
]);
/** More words and spellings than any name has. */
const NAME_WORDS = 6;
const SPELLINGS_MAX = 64;

/** A place's words without accents and full stops, with plain apostrophes and dashes: "Washington, D.C." ends with DC. */
function plainPlace(text: string): string {
  return text
    .replace(/[’‘ʻ`´]/g, "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/\b(\p{L})\.\s?(?=\p{L}\b)/gu, '$1')
    .replaceAll('.', ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '');
}

/** Places meant, best first: "Boise, ID 83702", "12345 Main St, Austin, TX", "raleigh north carolina". */
export function placeReadings(text: string): PlaceReading[] {
  const plain = plainPlace(plainPlace(text).replace(COUNTRY, ''));
  const [, alone] = CODE_ALONE.exec(plain) ?? [];
  if (alone !== undefined) return [{ code: alone }];
  const [, before, last] = CODE_LAST.exec(plain) ?? [];
  if (before !== undefined && last !== undefined) return [{ code: last }, ...placeReadings(before)];
  if (!/^\d/.test(plain)) return cityReadings(plain);
  const [, code, rest = ''] = CODE_FIRST.exec(plain) ?? [];
  const labels = code === undefined ? [] : cityReadings(rest).map((reading) => ({ code, ...reading }));
  return [...labels, ...streetReadings(plain)];
}

/** A comma parts city and state, or the last words are a state's, or all of it is the city. */
function cityReadings(text: string): PlaceReading[] {
  const [city = '', ...states] = text.split(',').map((part) => part.trim());
  if (states.length > 0) return [{ city, state: states.join(' ') }];
  const words = text.split(' ');
  const parted = Array.from({ length: Math.min(STATE_WORDS, words.length - 1) }, (_, at) => ({
    city: words.slice(0, -1 - at).join(' '),
    state: words.slice(-1 - at).join(' '),
  }));
  return [{ city: text, state: '' }, ...parted];
}

/** Number and street, then the city: after a comma, or after at least one word of the street. */
function streetReadings(text: string): PlaceReading[] {
  const parts = text.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  if (parts.length > 1) return [{ city: parts.at(-2) ?? '', state: last }, ...cityReadings(last)];
  const words = text.split(' ');
  const first = Math.max(2, words.length - NAME_WORDS);
  return words.slice(first).flatMap((_, at) => cityReadings(words.slice(first + at).join(' ')));
}

/** Ways in which a table may write a city's name, in lower case: "St. Joseph" is Saint Joseph, "O'Fallon" is O Fallon. */
export function spellingsOf(city: string): string[] {
  const plain = plainPlace(city).toLowerCase();
  if (plain.split(/[ '-]/).length > NAME_WORDS) return [plain];
  const alias = ALIASES.get(plain);
  const apart = [plain, plain.replaceAll("'", ''), plain.replaceAll("'", ' ')];
  const written = [...apart, ...apart.map((name) => name.replaceAll('-', ' '))];
  const whole = written.flatMap(withOtherWords);
  const spelled = [...(alias === undefined ? [] : [alias]), ...whole, ...whole.flatMap(joined)];
  return [...new Set(spelled)].filter((name) => name !== '').slice(0, SPELLINGS_MAX);
}

function withOtherWords(name: string): string[] {
  return name.split(' ').reduce<string[]>(
    (begun, word) => {
      const other = LONG.get(word) ?? SHORT.get(word);
      const ways = other === undefined ? [word] : [word, other];
      return begun.flatMap((start) => ways.map((way) => (start === '' ? way : `${start} ${way}`)));
    },
    [''],
  );
}

function joined(name: string): string[] {
  const words = name.split(' ');
  return words.slice(1).flatMap((word, at) => {
    const [start, end] = [words.slice(0, at + 1).join(' '), [word, ...words.slice(at + 2)].join(' ')];
    return words[at]?.length === 1 ? [`${start}'${end}`, `${start}-${end}`] : [`${start}-${end}`];
  });
}

/** Codes of the states that are called so, or begin so: `te`, `Tex` and `TX` are TX; '' is any. */
export function statesBeginning(text: string): string[] {
  const starts = spellingsOf(text);
  if (starts.length === 0) return Object.keys(stateNames);
  return Object.entries(stateNames)
    .filter(([code, name]) =>
      starts.some((start) => code.toLowerCase() === unspaced(start) || stateStarts(code, name, start)),
    )
    .map(([code]) => code);
}

/** The code of a state by its code or name; null for what is none. */
export function stateCalled(text: string): string | null {
  const names = spellingsOf(text);
  const [code] =
    Object.entries(stateNames).find(([two, name]) =>
      names.some((one) => unspaced(one) === two.toLowerCase() || one === plainPlace(name).toLowerCase()),
    ) ?? [];
  return code ?? null;
}

function stateStarts(code: string, name: string, start: string): boolean {
  return [code, plainPlace(name)].some((word) => word.toLowerCase().startsWith(start));
}

function unspaced(text: string): string {
  return text.replaceAll(' ', '');
}
