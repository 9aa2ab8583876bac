// The payment provider of all lives: what it says it moved is the truth about money.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @returns `variables` for the application; `tell(name, value)`, which resolves with what it answers; `movements()`,
 *   synced to the disk one by one; `end()`
 */
export async function startProvider() {
  const folder = mkdtempSync(join(tmpdir(), 'yard-crash-'));
  const file = join(folder, 'movements.jsonl');
  const child = fork(join(import.meta.dirname, 'stand-in.cjs'), [file], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [{ url }] = await once(child, 'message');
  return {
    folder,
    variables: {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_crash',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_crash',
      STRIPE_WEBHOOK_SECRET: 'whsec_crash',
      STRIPE_API_URL: url,
      STRIPE_TIMEOUT_MS: '500',
    },
    async tell(name, value) {
      const answered = once(child, 'message');
      child.send({ name, value });
      const [{ answer }] = await answered;
      return answer;
    },
    movements: () =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    end() {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
