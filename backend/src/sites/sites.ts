import fastifyStatic from '@fastify/static';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { type FileAnswer, fileAnswer, type SiteFolders } from './file-answer';
import { findRemotes, type RemoteFolder, remotesList } from './remote-folders';
import type { PaymentSettings } from './payment-settings';
import { pageHeadersWith, securityHeadersOf } from './security-headers';

/** Paths that belong to the API: neither a file nor a page. */
const API = /^\/(api|sanctum|broadcasting|socket\.io|app|apps|health|metrics|stripe|email\/verify)(\/|$)/;

/** Folders of files: what is not there is missing, and never a page. */
const FILES = /^\/(remotes|media|illustrations)(\/|$)/;

/**
 * Serves both sites' files and pages beside the API: files as they are built, precompressed; any other GET that
 * accepts HTML with the site's one page. Everything else goes on to the router.
 *
 * @param isAdminSite  which of the two shells the request is for
 * @param settings     what the browser has to know of the installation
 * @param errorsGoTo   the origin that browsers report errors to, where it is not this site
 */
export async function serveSites(
  fastify: FastifyInstance,
  folders: SiteFolders,
  isAdminSite: (request: FastifyRequest) => boolean,
  settings: { payments: PaymentSettings; public_url: string },
  errorsGoTo?: string,
): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: folders.workspace,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  const shells = {
    public: join(folders.workspace, 'shell-public/dist'),
    admin: join(folders.workspace, 'shell-admin/dist'),
  };
  const pageHeaders = pageHeadersWith(settings.payments, errorsGoTo);
  const securityHeaders = securityHeadersOf(settings.public_url);
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders);
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    // Most requests by far: no need to read their paths.
    if (request.url.startsWith('/api/')) return;
    const path = decodedPath(request.url);
    if (path === null || API.test(path)) return;
    const remotes = findRemotesCached(folders.workspace);
    if (path === '/remotes.json') {
      return reply.header('cache-control', 'no-cache').send({ ...remotesList(remotes), settings });
    }
    const shell = isAdminSite(request) ? shells.admin : shells.public;
    const file = fileAnswer(path, shell, folders, remotes);
    if (file && isFile(file)) return sendFile(reply, file);
    if (wantsPage(request, path)) return sendPage(reply.headers(pageHeaders), shell);
    return undefined;
  });
}

function sendFile(reply: FastifyReply, file: FileAnswer) {
  if (file.download) reply.header('content-security-policy', 'sandbox');
  return reply.header('cache-control', file.cacheControl).sendFile(file.path, file.root);
}

function sendPage(reply: FastifyReply, shell: string) {
  return reply.header('cache-control', 'no-cache').sendFile('index.html', shell);
}

function wantsPage(request: FastifyRequest, path: string): boolean {
  const accepts = request.headers.accept ?? '*/*';
  // Who looks whether the site is there often takes anything; elsewhere that may be a call to the API.
  const takesPage = accepts.includes('text/html') || (path === '/' && accepts === '*/*');
  const isFileName = /\.[a-z0-9]{1,8}$/i.test(path) && path !== '/index.html';
  return takesPage && !FILES.test(path) && !isFileName;
}

function isFile({ root, path }: FileAnswer): boolean {
  const whole = join(root, path);
  return existsSync(whole) && statSync(whole).isFile();
}

/** The path without query, decoded and normalized; null for one that cannot be decoded or climbs out. */
function decodedPath(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '/');
    return path.includes('\0') || normalize(path) !== path || path.includes('..') ? null : path;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

const KEEP_MS = 1000;
const logger = new Logger('Sites');
const told = new Set<string>();
let known: { at: number; workspace: string; remotes: RemoteFolder[] } | null = null;

/** Looked up again each second, so that a remote built anew is served without a restart. */
function findRemotesCached(workspace: string): RemoteFolder[] {
  const now = performance.now();
  if (!known || known.workspace !== workspace || now - known.at > KEEP_MS) {
    known = { at: now, workspace, remotes: findRemotes(workspace, tellOnce) };
  }
  return known.remotes;
}

/** The folders are looked through each second; what is wrong with them is told once. */
function tellOnce(words: string): void {
  if (!told.has(words)) logger.warn(words);
  told.add(words);
}
