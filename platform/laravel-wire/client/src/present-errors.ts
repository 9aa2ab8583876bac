import { firstMessages } from '@laravel-wire/core';
import type { WireError } from './wire-error';

/** Errors that a form shows: a text under each field, and what is left for one alert (null: nothing). */
export interface PresentedErrors {
  fields: Record<string, string>;
  alert: string | null;
}

/**
 * Sorts a failed call's texts: the first message of each field goes to the form field of that name, those of
 * unknown fields are joined line by line into the alert. A text of a list's entry (`lines.2.amount`) that has no field
 * goes to the nearest one around it (`lines`), and names its place in words. Without errors by field the message
 * itself is the alert.
 *
 * @param formFields  names of the form's fields; none: all first messages are joined into the alert
 */
export function presentErrors(error: WireError, formFields: readonly string[] = []): PresentedErrors {
  const texts = Object.entries(firstMessages(error.errors ?? {}));
  if (texts.length === 0) return { fields: {}, alert: error.message };

  const fields: Record<string, string> = {};
  const unknown: string[] = [];
  for (const [field, text] of texts) {
    const place = around(field).find((name) => formFields.includes(name));
    const words = text.replace(
      field,
      place ? `${place}${placeWords(field.slice(place.length))}` : placeWords(field),
    );
    if (place === undefined) unknown.push(words);
    else fields[place] ??= words;
  }
  return { fields, alert: unknown.length === 0 ? null : unknown.join('\n') };
}

/** `lines.2.amount`: itself, `lines.2`, `lines`. */
function around(field: string): string[] {
  const parts = field.split('.');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
}

/** `photo_ids.0`: photo ids, no. 1. */
function placeWords(field: string): string {
  const parts = field.split('.');
  return parts
    .map((part) => (/^\d+$/.test(part) ? `no. ${Number(part) + 1}` : part.replaceAll('_', ' ')))
    .join(', ');
}
