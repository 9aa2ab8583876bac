import { firstMessages } from '@laravel-wire/core';
import type { WireError } from './wire-error';

/** What a form shows: a text under each field, and what is left for one alert (null: nothing). */
export interface PresentedErrors {
  fields: Record<string, string>;
  alert: string | null;
}

/**
 * Sorts a failed call's texts: the first message of each field goes to the form field of that name, those of
 * unknown fields are joined line by line into the alert. Without errors by field the message itself is the alert.
 *
 * @param formFields  names of the form's fields; none: all first messages are joined into the alert
 */
export function presentErrors(error: WireError, formFields: readonly string[] = []): PresentedErrors {
  const texts = Object.entries(firstMessages(error.errors ?? {}));
  if (texts.length === 0) return { fields: {}, alert: error.message };

  const known = texts.filter(([field]) => formFields.includes(field));
  const unknown = texts.filter(([field]) => !formFields.includes(field)).map(([, text]) => text);
  return { fields: Object.fromEntries(known), alert: unknown.length === 0 ? null : unknown.join('\n') };
}
