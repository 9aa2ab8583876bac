// Somebody who uses the product while things break, and writes down what was answered.
import { browsers } from '../crash/browser.mjs';

/** bcrypt of `password` at cost 4. */
const PASSWORD = '$2y$04$XrsRdeiRrcjA4sfEZtEqCePGHjxxDxSgu2bo3VPtN0PCz.1.pgS92';
const BACK_MS = 10_000;

/**
 * @param life    a process of the application: `url`, `ask`
 * @param hangMs  what takes longer is the word `hang`
 * @param who     their number and their address, where it matters
 * @returns verbs that answer with a status, `503 with Retry-After` or `hang`; `acknowledged`, what was written
 */
export async function person(life, hangMs, { id = null, email = 'outages@example.com' } = {}) {
  // An earlier user stays: the audit log names them.
  const [known] = await life.ask('query', 'SELECT id FROM users WHERE email = ?', [email]);
  if (known) await life.ask('query', 'DELETE FROM addresses WHERE user_id = ?', [known.id]);
  if (!known) {
    await life.ask(
      'query',
      `INSERT INTO users (id, name, email, password, owner, admin, created_at, updated_at)
        VALUES (?, 'Outages', ?, ?, 0, 0, '2026-01-01 00:00:00.000', '2026-01-01 00:00:00.000')`,
      [id, email, PASSWORD],
    );
  }
  const send = browsers(life.url);
  const acknowledged = [];
  let count = 0;

  const statusOf = async (call) => {
    const late = new Promise((resolve) => setTimeout(resolve, hangMs, { status: 'hang' }).unref());
    const { status, headers } = await Promise.race([call, late]).catch(() => ({ status: 'broken' }));
    return status === 503 && headers.get('retry-after') ? '503 with Retry-After' : String(status);
  };
  const reads = () => statusOf(send({ email }, 'GET', '/api/addresses'));
  await reads();

  const writes = async () => {
    const line1 = `${(count += 1)} Outage Street, ${email}`;
    const body = { line1, city: 'Austin', state: 'TX', postal_code: '78702' };
    const answer = await statusOf(send({ email }, 'POST', '/api/addresses', body));
    if (answer === '201') acknowledged.push(line1);
    return answer;
  };
  /** Again and again, for as long as a recovery may take. */
  const until = async (act, wanted) => {
    const end = performance.now() + BACK_MS;
    while (performance.now() < end) {
      if ((await act()) === wanted) return true;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return false;
  };
  const asks = (path) => statusOf(fetch(`${life.url}${path}`));
  return {
    acknowledged,
    reads,
    writes,
    asks,
    until: (path, wanted) => until(() => asks(path), wanted),
    works: (wanted) => until(writes, wanted),
  };
}
