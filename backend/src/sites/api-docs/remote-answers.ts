import type { Answer, Answers } from './answer';
import { choice, instant, listOf, nullable, number, object, text, whole } from './json-schema';

const watched = '/api/remote_releases';
const path = '/api/remotes/{name}';
const release = object({
  name: text,
  version: nullable(text),
  canary_version: nullable(text),
  canary_share: nullable(number),
});
const VERSION = {
  name: text,
  version: text,
  published_at: nullable(instant),
  published_by: nullable(text),
  release_group: nullable(text),
  taken_back_at: nullable(instant),
  taken_back_because: nullable(text),
  state: nullable(choice('live', 'tried')),
  share: nullable(number),
};
const version = object(VERSION);
const watchedVersion = object({ ...VERSION, opened: whole, failed: whole });
const preview: Answer = {
  body: object({ versions: listOf(object({ name: text, version: text })), ends_at: instant }),
};
const moved: Answer = { body: object({ releases: listOf(release) }) };

/** What a team does with its remotes (docs/ship-a-remote.md), and an admin with all (decision 56). */
export const remoteAnswers: Answers = {
  [`GET ${path}/versions`]: { body: object({ versions: listOf(version) }) },
  [`POST ${path}/versions`]: {
    body: object({ name: text, version: text, files: whole, bytes: whole, release }),
    upload: true,
    beside: { share: text, group: text, expects: text },
    faults: [413, 422],
  },
  [`POST ${path}/canary`]: moved,
  [`POST ${path}/promote`]: moved,
  [`POST ${path}/rollback`]: moved,
  [`GET ${watched}`]: { body: object({ versions: listOf(watchedVersion) }) },
  [`POST ${watched}/{name}/canary`]: moved,
  [`POST ${watched}/{name}/promote`]: moved,
  [`POST ${watched}/{name}/rollback`]: moved,
  [`POST ${watched}/{name}/preview`]: preview,
  'POST /api/remote_preview/ticket': { body: object({ url: text }) },
  'GET /api/remote_preview/join/{ticket}': { body: null, faults: [302, 403] },
  'DELETE /api/remote_preview': { body: null },
};
