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
  say: (text) => translated(text, esTexts),
  summarize: (errors) =>
    summarize(errors, (count) => (count === 1 ? '(y 1 error más)' : `(y ${count} errores más)`)),
};

const LANGUAGES: ReadonlyMap<string, Language> = new Map([english, spanish].map((each) => [each.code, each]));

/** Numbers in a text are kept: `#` stands for them in the list. */
function translated(text: string, texts: Readonly<Record<string, string>>): string {
  const numbers = text.match(/\d+/g) ?? [];
  const pattern = text.replace(/\d+/g, '#');
  const known = Object.hasOwn(texts, pattern) ? texts[pattern] : undefined;
  return known?.replace(/#/g, () => numbers.shift() ?? '') ?? text;
}

/**
 * The language an `Accept-Language` header likes best (RFC 9110: quality, then order); `es-MX` is Spanish. English when
 * it names none of ours, or anything at all with `*`.
 */
export function languageFor(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map(rangeOf);
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
