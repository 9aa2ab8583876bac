import { check, manyRules, normalizeInput } from '@laravel-wire/core';
import { ValidationFailed } from '@laravel-wire/nest';
import { uploadRules } from '@yard/contracts';
import type { Upload } from './upload';

const manyUploads = manyRules(uploadRules);

/** The folder an upload asks for; none is the top. @throws ValidationFailed for one that is too long */
export function folderOf(upload: Upload): string {
  const checked = check(uploadRules, normalizeInput(upload.fields));
  if (!checked.ok) throw new ValidationFailed(checked.errors);
  return checked.input.folder ?? '';
}

/** The same for many, with errors on `data.0.folder` …, all of them at once. */
export function foldersOf(uploads: Upload[]): string[] {
  const checked = check(manyUploads, normalizeInput({ data: uploads.map(({ fields }) => fields) }));
  if (!checked.ok) throw new ValidationFailed(checked.errors);
  return uploads.map(folderOf);
}
