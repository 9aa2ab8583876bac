// Sessions that PHP serialized come back as the same bytes, and changes are those that PHP would write.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { attributesIn, serialized } = createRequire(import.meta.url)(
  '../nest/dist/session/laravel/php-attributes.js',
);
const SCRIPT = join(import.meta.dirname, 'random-sessions.php');
const COUNT = 5_000;

const CHANGES = {
  same: (attributes) => attributes,
  added: (attributes) => ({ ...attributes, new: { n: 1, list: [1, 2.5, 'x'] } }),
  removed: ({ _token, ...rest }) => rest,
  grown: (attributes) => ({ ...attributes, _token: { k: [1, 2, 3] } }),
};

export const phpStories = [
  [
    `${COUNT} sessions at random are read, changed and written as PHP does it, byte for byte`,
    async () => {
      const seed = Math.floor(Math.random() * 1e9);
      const options = { maxBuffer: 1e9, encoding: 'utf8' };
      const sessions = JSON.parse(execFileSync('php', [SCRIPT, String(seed), String(COUNT)], options));
      assert.equal(sessions.length, COUNT);
      for (const session of sessions)
        for (const [name, change] of Object.entries(CHANGES)) {
          const attributes = attributesIn(Buffer.from(session.same, 'base64'));
          const text = serialized(change(attributes)).toString('latin1');
          assert.equal(
            text,
            Buffer.from(session[name], 'base64').toString('latin1'),
            `seed ${seed}: ${name}`,
          );
        }
    },
  ],
];
