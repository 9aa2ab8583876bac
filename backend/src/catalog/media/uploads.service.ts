import type { Multipart, MultipartFile } from '@fastify/multipart';
import { STORE_MANY_MAX, check, manyRules, normalizeInput, rules } from '@laravel-wire/core';
import { BadRequest, judgeAgain, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { UPLOAD_MAX_BYTES } from '@yard/contracts';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { onDisk } from '@kit/server/files/folder/folder-store';
import { UPLOAD_FOLDER } from './upload-orphans';
import { fileName } from './file-name';
import type { Upload } from './upload';

interface UploadPlace {
  index: number;
  field: string;
  prefix: string;
}

/** `data[0][file]`, as forms write lists, or `data.0.file`. Null for any other name. */
function placeOf(name: string): UploadPlace | null {
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
function wholeUploads(uploads: Upload[], body: unknown): Upload[] {
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

function missingFile(prefix: string): ValidationFailed {
  return ValidationFailed.field(`${prefix}file`, requiredText(prefix));
}

const requiredText = (prefix: string) => `The ${prefix}file field is required.`;

/** Receives `multipart/form-data`: to disk, so that many uploads at once cost no memory. */
@Injectable()
export class UploadsService {
  /**
   * Hands the received `file` to the work, and forgets it afterwards. Whoever sends it is judged once more, once all of it
   * is there.
   *
   * @throws ValidationFailed on `file` when there is none or it is too large; BadRequest for a broken form;
   *   StoreUnavailable where the disk takes nothing
   */
  receive<T>(request: FastifyRequest, work: (upload: Upload) => Promise<T>): Promise<T> {
    return inFolder(async (folder) => {
      const [upload] = await save(request, { folder, files: 1, placeOf: ownPlace });
      if (!upload) throw missingFile('');
      await judgeAgain(request);
      return work(upload);
    });
  }

  /**
   * The same for a form as PHP reads lists: `data[0][file]`, `data[0][folder]`, `data[1][file]` …
   *
   * @throws ValidationFailed on `data.0.file` …; on `data` for none at all or more than 100
   */
  receiveMany<T>(request: FastifyRequest, work: (uploads: Upload[]) => Promise<T>): Promise<T> {
    return inFolder(async (folder) => {
      const uploads = await save(request, { folder, files: STORE_MANY_MAX + 1, placeOf });
      await judgeAgain(request);
      return work(wholeUploads(uploads, request.body));
    });
  }
}

const ownPlace = (name: string): UploadPlace => ({ index: 0, field: name, prefix: '' });

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(tmpdir(), `${UPLOAD_FOLDER}${randomUUID()}`);
  try {
    await onDisk(() => mkdir(folder));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Form {
  folder: string;
  files: number;
  placeOf(name: string): UploadPlace | null;
}

/** Sorted by the form's indexes; one without a file has an empty path. */
async function save(request: FastifyRequest, form: Form): Promise<Upload[]> {
  const found = new Map<number, Upload>();
  if (!request.isMultipart()) return [];
  try {
    for await (const part of partsOf(request, form.files)) await take(part, form, found);
  } catch (error) {
    // The rest of the body is read and discarded: the next request follows on the same connection.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
  return [...found].sort(([one], [other]) => one - other).map(([, upload]) => upload);
}

/** A text to its form's others, a file to the disk; what has no place is read and forgotten. */
async function take(part: Multipart, form: Form, found: Map<number, Upload>): Promise<void> {
  const place = form.placeOf(part.fieldname);
  if (!place) {
    if (part.type === 'file') part.file.resume();
    return;
  }
  const upload = found.get(place.index) ?? { path: '', name: '', fields: {}, prefix: place.prefix };
  found.set(place.index, upload);
  if (part.type === 'field') upload.fields[place.field] = String(part.value);
  else if (place.field === 'file' && upload.path === '') {
    Object.assign(upload, await saveFile(part, join(form.folder, String(place.index)), place.prefix));
  } else part.file.resume();
}

/** The parser's errors say what is wrong with the form; those with a status keep it. */
async function* partsOf(request: FastifyRequest, files: number): AsyncGenerator<Multipart> {
  // The parser hears only of senders who leave from now on.
  if (request.raw.destroyed) throw new BadRequest('The upload was cut off.');
  const limits = { fileSize: UPLOAD_MAX_BYTES, files, fields: 20 * files, fieldSize: 10_000 };
  try {
    yield* request.parts({ limits });
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new BadRequest('The request body is not a valid form.');
  }
}

async function saveFile(part: MultipartFile, path: string, prefix: string) {
  await onDisk(() => pipeline(part.file, createWriteStream(path)));
  if (part.file.truncated) {
    const kilobytes = UPLOAD_MAX_BYTES / 1024;
    const text = `The ${prefix}file field must not be greater than ${kilobytes} kilobytes.`;
    throw ValidationFailed.field(`${prefix}file`, text);
  }
  return { path, name: fileName(part.filename) };
}
