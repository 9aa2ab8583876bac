import type { Answer, Answers } from './answer';
import { choice, instant, listOf, nullable, number, object, text, whole } from './json-schema';

const path = '/api/remotes/{name}';
const release = object({
  name: text,
  version: nullable(text),
  canary_version: nullable(text),
  canary_share: nullable(number),
});
const version = object({
  name: text,
  version: text,
  published_at: nullable(instant),
  published_by: nullable(text),
  release_group: nullable(text),
  state: nullable(choice('live', 'tried')),
  share: nullable(number),
});
const moved: Answer = { body: object({ releases: listOf(release) }) };

/** What a team does with its remotes: docs/ship-a-remote.md. */
export const remoteAnswers: Answers = {
  [`GET ${path}/versions`]: { body: object({ versions: listOf(version) }) },
  [`POST ${path}/versions`]: {
    body: object({ name: text, version: text, files: whole, bytes: whole, release }),
    upload: true,
    beside: { share: text, group: text },
    faults: [413, 422],
  },
  [`POST ${path}/canary`]: moved,
  [`POST ${path}/promote`]: moved,
  [`POST ${path}/rollback`]: moved,
};
