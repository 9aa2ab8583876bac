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

/** Laravel’s own texts. */
export const english: Language = {
  code: 'en',
  messages: en,
  attributes: {},
  say: (text) => text,
  summarize: (errors) => summarize(errors),
};

/** Texts of a language. */
export interface LanguageTexts {
  /** ISO 639-1. */
  code: string;
  /** Keyed by rule, as in Laravel's `lang/de/validation.php`; rules that it lacks are said in English. */
  messages: Messages;
  /** Names of fields, by field. */
  attributes?: Readonly<Record<string, string>>;
  /** Fixed texts by their English, as in Laravel's `lang/de.json`; `#` stands for any number. */
  texts?: Readonly<Record<string, string>>;
}

const MORE = '(and # more error)';
const MORE_OF_THEM = '(and # more errors)';

/** A language of the application's own, beside `english` and `spanish`. */
export function defineLanguage({ code, messages, attributes = {}, texts = {} }: LanguageTexts): Language {
  const known: Messages = { ...en, ...messages };
  const say = (text: string): string => translated(text, texts) ?? writtenIn(text, known, attributes) ?? text;
  return {
    code,
    messages: known,
    attributes,
    say,
    summarize: (errors) =>
      summarize(errors, (count) => say((count === 1 ? MORE : MORE_OF_THEM).replace('#', String(count)))),
  };
}

/** The texts in Spanish. */
export const spanish: Language = defineLanguage({
  code: 'es',
  messages: es,
  attributes: esAttributes,
  texts: { ...esTexts, [MORE]: '(y # error más)', [MORE_OF_THEM]: '(y # errores más)' },
});

/** Numbers in a text stay: `#` stands for them in the list. */
function translated(text: string, texts: Readonly<Record<string, string>>): string | undefined {
  const numbers = text.match(/\d+/g) ?? [];
  const pattern = text.replace(/\d+/g, '#');
  const known = Object.hasOwn(texts, pattern) ? texts[pattern] : undefined;
  return known?.replace(/#/g, () => numbers.shift() ?? '');
}

/** Texts of rules that services write themselves, with the field's name in words. */
const WRITTEN: readonly [RegExp, keyof typeof en][] = [
  [/^The selected (.+) is invalid\.$/, 'exists'],
  [/^The (.+) has already been taken\.$/, 'unique'],
  [/^The (.+) field is required\.$/, 'required'],
  [/^The (.+) field must be accepted\.$/, 'accepted'],
];

function writtenIn(
  text: string,
  messages: Messages,
  attributes: Readonly<Record<string, string>>,
): string | undefined {
  for (const [pattern, rule] of WRITTEN) {
    const name = pattern.exec(text)?.[1];
    const wording = messages[rule];
    if (name === undefined || typeof wording !== 'string') continue;
    const field = name.replaceAll(' ', '_');
    const shown = (Object.hasOwn(attributes, field) ? attributes[field] : null) ?? name;
    return wording.replace(':attribute', () => shown);
  }
  return undefined;
}

/** Nobody asks for more. */
const MAX_RANGES = 100;

/**
 * The language an `Accept-Language` header likes best (RFC 9110: quality, then order); `es-MX` is Spanish.
 *
 * @param known  the first is meant when the header names none of them, or anything at all with `*`
 */
export function languageFor(
  header: string | undefined,
  known: readonly [Language, ...Language[]] = [english, spanish],
): Language {
  const wanted = (header ?? '').split(',', MAX_RANGES).map(rangeOf);
  // Stable: of the same quality the first one counts.
  const ordered = wanted.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  for (const { code } of ordered) {
    const liked = code === '*' ? known[0] : known.find((language) => language.code === code);
    if (liked) return liked;
  }
  return known[0];
}

function rangeOf(text: string): { code: string; quality: number } {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const [code = ''] = range.split('-');
  return { code, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
}
