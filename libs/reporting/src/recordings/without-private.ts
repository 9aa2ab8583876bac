import { type RecordedEvent, withoutCards } from '@yard/contracts/watching';

/** Attributes that are read aloud or shown over an element; rrweb masks texts and inputs, but not these. */
const SPOKEN =
  /^(aria-label|aria-description|aria-valuetext|aria-roledescription|title|alt|placeholder|value|content)$/;
const ADDRESS = /^(href|src|action|poster|xlink:href)$/;

/**
 * An event without what attributes and addresses tell of a person: spoken texts are left out, queries and fragments cut
 * off, mail and phone links emptied, card numbers masked wherever they stand; what belongs to the site is named without its host, so that it is found when
 * played.
 */
export function withoutPrivate(event: RecordedEvent, origin: string): RecordedEvent {
  return { ...event, data: cleaned(event.data, origin) };
}

function cleaned(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((each) => cleaned(each, origin));
  if (typeof value === 'string') return withoutCards(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      if (name === 'attributes' && !Array.isArray(each)) return [name, attributesOf(each as object, origin)];
      // The frame event's own address, and a mutation's.
      if (name === 'href' && typeof each === 'string') return [name, plainAddress(each, origin)];
      return [name, cleaned(each, origin)];
    }),
  );
}

function attributesOf(attributes: object, origin: string): object {
  const harmless = Object.entries(attributes).filter(
    ([name]) => !SPOKEN.test(name) && !/^data-(?!private)/.test(name),
  );
  return Object.fromEntries(
    harmless.map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? plainValue(name, value, origin) : value,
    ]),
  );
}

/** A sheet of styles, as rrweb takes it in, names fonts and pictures with the host that it came from. */
function plainValue(name: string, value: string, origin: string): string {
  if (name === '_cssText') return value.replaceAll(`${origin}/`, '/');
  return ADDRESS.test(name) ? plainAddress(value, origin) : value;
}

function plainAddress(address: string, origin: string): string {
  if (/^(mailto|tel|sms|javascript):/i.test(address)) return '#';
  if (/^(data|blob):/i.test(address)) return address;
  const own = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  // A site that routes by its hash has the path behind it.
  return own.replace(/\?.*$|#(?!\/).*$/s, '');
}
