import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StoreUnavailable } from '@kit/server/store/store-unavailable';
import type { FileStore } from '@kit/server/files/file-store';
import type { FileAnswer } from './file-answer';

/** Sends a file, if it is there. @returns whether it is */
export async function sent(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
  store: FileStore,
): Promise<boolean> {
  if ('stored' in file) return sentFromStore(request, reply, file, store);
  if ('drawn' in file) {
    const etag = `W/"${createHash('sha256').update(file.drawn).digest('base64url')}"`;
    void reply.headers({ 'content-security-policy': 'sandbox', 'cache-control': file.cacheControl, etag });
    if (request.headers['if-none-match'] === etag) void reply.code(304).send();
    else void reply.type('image/svg+xml').send(file.drawn);
    return true;
  }
  const { root, path, cacheControl, policy } = file;
  if (!isFile(join(root, path))) return false;
  if (policy !== undefined) void reply.header('content-security-policy', policy);
  void reply.header('cache-control', cacheControl).sendFile(path, root);
  return true;
}

async function sentFromStore(
  request: FastifyRequest,
  reply: FastifyReply,
  { stored, cacheControl }: { stored: string; cacheControl: string },
  store: FileStore,
): Promise<boolean> {
  const found = await store.serve(stored, request);
  if (!found) return false;
  void reply.headers({ 'content-security-policy': 'sandbox', 'cache-control': cacheControl });
  if ('path' in found) void reply.sendFile(basename(found.path), dirname(found.path));
  else void reply.code(found.status).headers(found.headers).send(found.body);
  return true;
}

/** While the files are unreachable, requests get the API's response: the framework's filters do not run here. */
export function isNotModified(reply: FastifyReply, error: unknown): boolean {
  if (!(error instanceof StoreUnavailable)) return false;
  void reply.code(error.status).headers(error.headers).send({ message: error.message });
  return true;
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();
