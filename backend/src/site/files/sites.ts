import fastifyStatic from '@fastify/static';
import { originOf } from '@laravel-wire/nest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { join, normalize } from 'node:path';
import type { GivenRemotes, PublicSite } from '../pages/public-site';
import { fileAnswer, type SiteFolders } from './file-answer';
import { isNotModified, sent } from './send-file';
import type { CurrentAnnouncement } from '../pages/announcements/current-announcement';
import type { RemotesFor } from '../../remotes/remotes-for';
import type { StoredBuilds } from '../../remotes/builds/stored-builds';
import type { FailingVersions } from '../../remotes/failing/failing-versions';
import { failingIn } from '../../remotes/visitors';
import type { ServedRemotes } from '../../remotes/served-remotes';
import { remotesList } from '@kit/federation-registry/served-remote';
import type { FileStore } from '@kit/server/files/file-store';
import type { PaymentSettings } from './payment-settings';
import { NAMELESS, scriptPlaces } from './script-places';
import { type Outside, pageHeadersWith, securityHeadersOf } from './security-headers';

/** Paths that belong to the API: neither a file nor a page. */
const API =
  /^\/(api|sanctum|broadcasting|socket\.io|app|apps|health|metrics|stripe|impersonation|email\/verify)(\/|$)|^\/machines\/\d+\/(label|scan)$/;

/** Folders of files: what is not there is missing, and never a page. */
const FILES = /^\/(remotes|media|illustrations)(\/|$)/;

const ON_DEMAND = { serve: false, preCompressed: true, cacheControl: false } as const;

interface Remotes {
  announcement: CurrentAnnouncement;
  served: ServedRemotes;
  builds: StoredBuilds;
  failing: FailingVersions;
  remotesFor: RemotesFor;
}

/**
 * Serves both sites' files and pages beside the API: files as they are built, precompressed; any other GET that
 * accepts HTML with the site's one page. Everything else goes on to the router.
 *
 * @param isAdminSite  which of the two shells the request is for
 * @param parts        the public site's pages; where uploaded files are; which remotes there are, for whom
 * @param settings     what the browser has to know of the installation
 * @param outside      the origins that browsers may ask beside this site
 */
export async function serveSites(
  fastify: FastifyInstance,
  folders: SiteFolders,
  isAdminSite: (request: FastifyRequest) => boolean,
  { publicSite, store, ...remotes }: Remotes & { publicSite: PublicSite; store: FileStore },
  settings: { payments: PaymentSettings; public_url: string; admin_url: string },
  outside: Outside,
): Promise<void> {
  await fastify.register(fastifyStatic, { root: folders.workspace, ...ON_DEMAND });

  const shells = shellsIn(folders.workspace);
  const securityHeadersFor = securityHeadersOf(settings.public_url);
  const pageHeaders = async (request: FastifyRequest, reply: FastifyReply) => {
    const site = new URL(isAdminSite(request) ? settings.admin_url : settings.public_url).host;
    const places = scriptPlaces(ownHosts(request, site), await remotes.remotesFor.foldersOf(request));
    const tries = await triesAlone(request, reply, remotes);
    return pageHeadersWith(settings.payments, { ...outside, tries }, places);
  };
  const answered = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const path = decodedPath(request.url);
    if (path === null || API.test(path)) return false;
    const [site, shell] = isAdminSite(request) ? [backOffice, shells.admin] : [publicSite, shells.public];
    const file = await fileAnswer(path, shell, folders, remotes);
    if (path === '/remotes.json') await sendList(request, reply, remotes, settings);
    else if (file && (await sent(request, reply, file, store))) return true;
    else if (wantsPage(request, path)) {
      const given = () => givenTo(request, reply, remotes, settings);
      reply.headers(await pageHeaders(request, reply));
      await site.sendPage(request, reply, path, shell, given);
    } else return site.sendMap(reply, path);
    return true;
  };
  // Callback instead of a promise: most requests are not for a file, and wait for none.
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeadersFor(request.url));
    if (mayBeFile(request))
      answered(request, reply).then((isAnswered) => isAnswered || done(), fail(reply, done));
    else done();
  });
}

/** A Host that is not known as the site's own is nowhere named: browsers know where they are. */
const ownHosts = (request: FastifyRequest, site: string) =>
  new URL(originOf(request)).host === request.host ? [request.host, site] : [NAMELESS];

const shellsIn = (workspace: string) => ({
  public: join(workspace, 'shell-public/dist'),
  admin: join(workspace, 'shell-admin/dist'),
});

const triesAlone = async (request: FastifyRequest, reply: FastifyReply, { remotesFor }: Remotes) =>
  /remote_preview=/.test(request.headers.cookie ?? '') &&
  (await remotesFor.of(request, reply)).preview !== null;

const fail = (reply: FastifyReply, done: (error: Error) => void) => (error: Error) =>
  isNotModified(reply, error) ? undefined : done(error);

async function sendList(
  request: FastifyRequest,
  reply: FastifyReply,
  remotes: Remotes,
  settings: object,
): Promise<void> {
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  const opened = query.get('opened');
  if (opened !== null) {
    void reply.header('cache-control', 'no-store');
    return void reply.send({ receipt: await remotes.failing.opened(request, opened) });
  }
  remotes.failing.report(query.get('receipt'));
  const { listing, isPreview } = await givenTo(request, reply, remotes, settings, failingIn(request.url));
  void reply.header('cache-control', isPreview ? 'private, no-store' : 'no-cache').send(listing);
}

/** The remotes that this visitor gets, with the settings. @param failed  versions that do not work where they are */
async function givenTo(
  request: FastifyRequest,
  reply: FastifyReply,
  { remotesFor, announcement }: Remotes,
  settings: object,
  failed: readonly string[] = [],
): Promise<GivenRemotes> {
  const [{ remotes, preview }, announced] = await Promise.all([
    remotesFor.of(request, reply, failed),
    announcement.read(),
  ]);
  const also = { ...(preview && { preview }), ...(announced && { announcement: announced }) };
  const listing = { ...remotesList(remotes), settings, ...also };
  return { remotes, listing, isPreview: preview !== null };
}

/** Most requests by far are none: no need to read their paths. */
function mayBeFile({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/');
}

/** One page, as it was built, for every address; and nothing to search. */
const backOffice: Pick<PublicSite, 'sendPage' | 'sendMap'> = {
  async sendPage(_request, reply, _path, shell) {
    // Whole each time: of a page that is not modified a browser may keep the old policy.
    const options = { etag: false, lastModified: false };
    void reply.header('cache-control', 'no-cache').sendFile('index.html', shell, options);
  },
  async sendMap(reply, path) {
    if (path !== '/robots.txt') return false;
    void reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n');
    return true;
  },
};

function wantsPage(request: FastifyRequest, path: string): boolean {
  const accepts = request.headers.accept ?? '*/*';
  // Monitors often send `Accept: */*`; elsewhere that may be a call to the API.
  const takesPage = accepts.includes('text/html') || (path === '/' && accepts === '*/*');
  const isFileName = /\.[a-z0-9]{1,8}$/i.test(path) && path !== '/index.html';
  return takesPage && !FILES.test(path) && !isFileName;
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
