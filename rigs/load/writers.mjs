// People who write at a product that breaks, or is copied, meanwhile. What they were told is written they note down.
import { createHash } from 'node:crypto';
import { formOf, noise } from '../outages/uploads.mjs';
import { signedIn } from './people.mjs';
import { rental } from './rental.mjs';

const SIDE = 160;
/** Number of pictures that stay; beyond it the oldest is removed. */
const SHELF = 4;
const HANG_MS = 10_000;
const ACTS = ['message', 'picture', 'approval', 'message', 'removal', 'message', 'refusal', 'message'];

/**
 * @param order  which acts come one after the other
 * @returns `next()`, an act `{ name, run }`, which throws an Error with the answer's `word` when it is refused; `facts`,
 *          what was acknowledged, in its order: `{ kind, key }`, a picture with its `path` and `sha256`
 */
export async function writers(url, ids, { order = ACTS } = {}) {
  const people = await Promise.all(['renter', 'owner', 'admin'].map((name) => signedIn(url, name)));
  const [renter, owner, admin] = people;
  const facts = [];
  const shelf = [];
  let latest = null;
  let [turn, count, rentals] = [0, 0, 0];

  const noted = (kind, key, more = {}) => void facts.push({ kind, key: String(key), ...more });
  const must = async (person, method, path, body) =>
    bodyOf(`${method} ${path}`, person.call(method, path, body));
  const placed = async (person, asked) => {
    const { id } = await must(person, 'POST', '/api/rental_requests', asked);
    noted('request', id);
    return { id, path: `/api/rental_requests/${id}` };
  };
  const asked = async () => {
    const request = await placed(renter, rental(ids, (rentals += 1)));
    latest = request.path;
    return request;
  };
  const place = { city: 'Austin', state: 'TX', postal_code: '78702' };
  let adminsAddress = null;
  const acts = {
    async message() {
      const content = `Is there a ramp at gate ${(count += 1)}?`;
      await must(renter, 'POST', `${latest ?? (await asked()).path}/messages`, { content });
      noted('message', content);
    },
    async picture() {
      // Each of them may upload five hundred a day.
      const person = people[(count += 1) % people.length];
      const form = { method: 'POST', headers: person.headers(), body: formOf(await noise(SIDE)) };
      const { id, url: path } = await bodyOf(
        'an upload',
        answered(`${url}/api/media`, form, (answer) => answer.json()),
      );
      const bytes = await bodyOf(
        'its file',
        answered(`${url}${path}`, {}, (answer) => answer.arrayBuffer()),
      );
      noted('picture', id, { path, sha256: createHash('sha256').update(Buffer.from(bytes)).digest('hex') });
      shelf.push({ id, person });
    },
    async removal() {
      if (shelf.length < SHELF) return acts.picture();
      const { id, person } = shelf.shift();
      noted('leaving', id);
      await must(person, 'DELETE', `/api/media/${id}`);
      noted('gone', id);
    },
    async approval() {
      const { id, path } = await asked();
      await must(owner, 'POST', `${path}/approve`, { message: 'It is yours.' });
      noted('approved', id);
      await must(owner, 'POST', `${path}/cancel`, { reason: 'It broke.' });
      noted('cancelled', id);
    },
    /** Two people ask for the same days, and are approved at the same moment. */
    async rivals() {
      adminsAddress ??= (await must(admin, 'POST', '/api/addresses', { line1: '1 Rival Street', ...place }))
        .id;
      const wanted = rental(ids, (rentals += 1));
      const both = [
        await placed(renter, wanted),
        await placed(admin, { ...wanted, address_id: adminsAddress }),
      ];
      const ends = await Promise.allSettled(
        both.map(({ path }) => owner.call('POST', `${path}/approve`, { message: 'It is yours.' })),
      );
      const won = both.filter((_, index) => ends[index].value?.status < 300);
      for (const { id } of won) noted('approved', id);
      if (won.length > 1) noted('twice', won.map(({ id }) => id).join(' and '));
      for (const { value = { status: 'broken' } } of ends) {
        if (value.status !== 409) await bodyOf('a rival', Promise.resolve(value));
      }
    },
    async refusal() {
      const { id, path } = await asked();
      await must(owner, 'POST', `${path}/decline`, { message: 'It is away.' });
      noted('declined', id);
    },
  };
  return {
    facts,
    next() {
      const name = order[(turn += 1) % order.length];
      return { name, run: () => acts[name]() };
    },
  };
}

async function answered(address, init, read) {
  const answer = await fetch(address, init);
  return { status: answer.status, headers: answer.headers, body: await read(answer) };
}

/** Come back later: the product cannot, or this person is faster than it lets anybody be. */
const LATER = [503, 429];

/** @throws Error whose `word` is the status, `503 with Retry-After` or 429 alike, `hang` or `broken` */
async function bodyOf(what, call) {
  const late = new Promise((resolve) => setTimeout(resolve, HANG_MS, { status: 'hang' }).unref());
  const { status, headers, body } = await Promise.race([call, late]).catch(() => ({ status: 'broken' }));
  if (status < 300) return body;
  const word =
    LATER.includes(status) && headers.get('retry-after') ? `${status} with Retry-After` : String(status);
  throw Object.assign(new Error(`${what} was answered ${word}: ${JSON.stringify(body)}`), { word });
}
