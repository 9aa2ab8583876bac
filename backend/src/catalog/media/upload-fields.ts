import { check, manyRules, normalizeInput, rules, STORE_MANY_MAX } from '@laravel-wire/core';
import { ValidationFailed } from '@laravel-wire/nest';
import type { Upload } from './upload';

/** Which file of a form with many a field belongs to. */
export interface UploadPlace {
  index: number;
  field: string;
  prefix: string;
}

/** `data[0][file]`, as forms write lists, or `data.0.file`. Null for any other name. */
export function placeOf(name: string): UploadPlace | null {
  const [, bracket, dotted, inner, tail] =
    /^data(?:\[(\d{1,4})\]|\.(\d{1,4})\.)(?:\[(\w+)\]|(\w+))$/.exec(name) ?? [];
  const index = bracket ?? dotted;
  const field = inner ?? tail;
  if (index === undefined || field === undefined) return null;
  return { index: Number(index), field, prefix: `data.${Number(index)}.` };
}

const anyFile = manyRules(rules({ file: 'required' }));

/**
 * The uploads of a form with many, each with its file. A body that is no form is judged as the list it claims to be.
 *
 * @throws ValidationFailed on `data`, or on each `data.0.file` that is missing
 */
export function wholeUploads(uploads: Upload[], body: unknown): Upload[] {
  if (uploads.length === 0) {
    const checked = check(anyFile, normalizeInput(body ?? {}));
    throw checked.ok ? missingFile('data.0.') : new ValidationFailed(checked.errors);
  }
  if (uploads.length > STORE_MANY_MAX) {
    const text = `The data field must not have more than ${STORE_MANY_MAX} items.`;
    throw ValidationFailed.field('data', text);
  }
  const errors = uploads
    .filter(({ path }) => path === '')
    .map(({ prefix }) => [`${prefix}file`, [requiredText(prefix)]]);
  if (errors.length > 0) throw new ValidationFailed(Object.fromEntries(errors));
  return uploads;
}

export function missingFile(prefix: string): ValidationFailed {
  return ValidationFailed.field(`${prefix}file`, requiredText(prefix));
}

const requiredText = (prefix: string) => `The ${prefix}file field is required.`;
