import { check, normalizeInput } from '@laravel-wire/core';
import { ValidationFailed } from '@laravel-wire/nest';
import { uploadRules } from '@yard/contracts';
import type { Upload } from './uploads.service';

/** The folder an upload asks for; none is the top. @throws ValidationFailed for one that is too long */
export function folderOf(upload: Upload): string {
  const checked = check(uploadRules, normalizeInput(upload.fields));
  if (!checked.ok) throw new ValidationFailed(checked.errors);
  return checked.input.folder ?? '';
}
