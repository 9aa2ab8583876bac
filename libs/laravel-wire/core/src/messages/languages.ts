import { summarize, type ErrorBag } from '../error-bag';
import { en } from './en';
import { es } from './es';
import { esAttributes, esTexts } from './es-words';
import type { Messages } from './message-catalogue';

/** Everything that is said in one language. */
export interface Language {
  /** ISO 639-1. */
  readonly code: string;
  readonly messages: Messages;
  /** Names of fields, by field. */
  readonly attributes: Readonly<Record<string, string>>;
  /** A fixed text by its English; one that has no translation stays as it is. */
  say(text: string): string;
  /** The `message` of a 422. */
  summarize(errors: ErrorBag): string;
}

export const english: Language = {
  code: 'en',
  messages: en,
  attributes: {},
  say: (text) => text,
  summarize: (errors) => summarize(errors),
};

export const spanish: Language = {
  code: 'es',
  messages: es,
  attributes: esAttributes,
  say: inSpanish,
  summarize: (errors) =>
    summarize(errors, (count) => (count === 1 ? '(y 1 error más)' : `(y ${count} errores más)`)),
};

const LANGUAGES: ReadonlyMap<string, Language> = new Map([english, spanish].map((each) => [each.code, each]));

/** Texts of rules that services write themselves, with the field's name in words. */
const WRITTEN: readonly [RegExp, keyof typeof es][] = [
  [/^The selected (.+) is invalid\.$/, 'exists'],
  [/^The (.+) has already been taken\.$/, 'unique'],
  [/^The (.+) field is required\.$/, 'required'],
  [/^The (.+) field must be accepted\.$/, 'accepted'],
];

/** Numbers in a text are kept: `#` stands for them in the list. */
function inSpanish(text: string): string {
  const numbers = text.match(/\d+/g) ?? [];
  const pattern = text.replace(/\d+/g, '#');
  const known = Object.hasOwn(esTexts, pattern) ? esTexts[pattern] : writtenInSpanish(text);
  return known?.replace(/#/g, () => numbers.shift() ?? '') ?? text;
}

function writtenInSpanish(text: string): string | undefined {
  for (const [pattern, rule] of WRITTEN) {
    const name = pattern.exec(text)?.[1];
    const wording = es[rule];
    if (name === undefined || typeof wording !== 'string') continue;
    const field = name.replaceAll(' ', '_');
    return wording.replace(
      ':attribute',
      () => (Object.hasOwn(esAttributes, field) ? esAttributes[field] : null) ?? name,
    );
  }
  return undefined;
}

/** Nobody asks for more. */
const MAX_RANGES = 100;

/**
 * The language an `Accept-Language` header likes best (RFC 9110: quality, then order); `es-MX` is Spanish. English when
 * it names none of ours, or anything at all with `*`.
 */
export function languageFor(header: string | undefined): Language {
  const wanted = (header ?? '').split(',', MAX_RANGES).map(rangeOf);
  // Stable: of the same quality the first one counts.
  const ordered = wanted.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  for (const { code } of ordered) {
    const known = code === '*' ? english : LANGUAGES.get(code);
    if (known) return known;
  }
  return english;
}

function rangeOf(text: string): { code: string; quality: number } {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const [code = ''] = range.split('-');
  return { code, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
}
