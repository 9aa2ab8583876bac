import type { Multipart, MultipartFile } from '@fastify/multipart';
import { BadRequest, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { UPLOAD_MAX_BYTES } from '@yard/contracts';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A file that was received and lies on disk for as long as its request is worked on. */
export interface Upload {
  path: string;
  /** As the sender calls it, without folders. */
  name: string;
  /** Texts sent beside it. */
  fields: Record<string, string>;
}

/** Receives `multipart/form-data` with one `file`: to disk, so that many uploads at once cost no memory. */
@Injectable()
export class UploadsService {
  /**
   * Hands the received file to the work, and forgets it afterwards.
   *
   * @throws ValidationFailed on `file` when there is none or it is above 10 MB; BadRequest for a broken form
   */
  async receive<T>(request: FastifyRequest, work: (upload: Upload) => Promise<T>): Promise<T> {
    if (!request.isMultipart()) throw missing();
    const path = join(tmpdir(), `yard-upload-${randomUUID()}`);
    try {
      return await work(await save(request, path));
    } finally {
      await rm(path, { force: true });
    }
  }
}

async function save(request: FastifyRequest, path: string): Promise<Upload> {
  const fields: Record<string, string> = {};
  let name: string | null = null;
  for await (const part of partsOf(request)) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else if (part.fieldname === 'file' && name === null) name = await saveFile(part, path);
    else part.file.resume();
  }
  if (name === null) throw missing();
  return { path, name, fields };
}

/** The parser's errors say what is wrong with the form; those with a status keep it. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({ limits: { fileSize: UPLOAD_MAX_BYTES, files: 1, fields: 20, fieldSize: 10_000 } });
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new BadRequest('The request body is not a valid form.');
  }
}

async function saveFile(part: MultipartFile, path: string): Promise<string> {
  await pipeline(part.file, createWriteStream(path));
  if (part.file.truncated) {
    const kilobytes = UPLOAD_MAX_BYTES / 1024;
    throw ValidationFailed.field('file', `The file field must not be greater than ${kilobytes} kilobytes.`);
  }
  return basename(part.filename.replaceAll('\\', '/')).slice(0, 255) || 'file';
}

function missing(): ValidationFailed {
  return ValidationFailed.field('file', 'The file field is required.');
}
