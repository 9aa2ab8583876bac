import { type Answer, type Answers, one } from './answer';
import { listOf, nullable, number, object, ref, text, whole } from './json-schema';

const watched = '/api/remote_releases';
const path = '/api/remotes/{name}';
const release = object({
  name: text,
  version: nullable(text),
  canary_version: nullable(text),
  canary_share: nullable(number),
});
const moved: Answer = { body: object({ releases: listOf(release) }) };

/** What a team does with its remotes (docs/ship-a-remote.md), and an admin with all (decision 46). */
export const remoteAnswers: Answers = {
  'GET /remote-schema.json': { body: { type: 'object' } },
  [`GET ${path}/versions`]: { body: object({ versions: listOf(ref('RemoteVersion')) }) },
  [`POST ${path}/versions`]: {
    body: object({ name: text, version: text, files: whole, bytes: whole, release }),
    upload: true,
    beside: { share: text, group: text, expects: text },
    faults: [413, 422],
  },
  [`DELETE ${path}/versions/{version}`]: { body: null, faults: [404] },
  [`POST ${path}/canary`]: moved,
  [`POST ${path}/promote`]: moved,
  [`POST ${path}/rollback`]: moved,
  [`GET ${watched}`]: { body: object({ versions: listOf(ref('WatchedVersion')) }) },
  [`POST ${watched}/{name}/canary`]: moved,
  [`POST ${watched}/{name}/promote`]: moved,
  [`POST ${watched}/{name}/rollback`]: moved,
  [`POST ${watched}/{name}/preview`]: one('RemotePreview'),
  'POST /api/remote_preview/ticket': { body: object({ url: text }) },
  'GET /api/remote_preview/join/{ticket}': { body: null, faults: [302, 403] },
  'DELETE /api/remote_preview': { body: null },
};
