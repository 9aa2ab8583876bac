// Measured requests: for each server the same ones by the same people, made beforehand.
import { requestBytes } from './load.mjs';
import { signIn } from './people.mjs';
import { COUNTS } from './seed-rows.mjs';

/** Renters without machines. Those who write are others than those who read, so that no list grows. */
const READERS = [501, 702, 903, 1104];
const WRITERS = [605, 806, 1007, 1208];

const LONG_TEXT =
  'We can have it at the gate by seven; the driver needs someone to sign, and about 20 m to turn. ';

/**
 * @returns for each of the three its name and `all`, the bytes of its requests
 */
export async function preparedScenarios(port) {
  const readers = await signedIn(port, READERS);
  const writers = await signedIn(port, WRITERS);
  const lists = readers.map(({ headers }) => requestBytes('GET', '/api/rental_requests', headers));
  const users = readers.map(({ headers }) => requestBytes('GET', '/api/user', headers));
  const posts = writers.flatMap(({ id, headers }) => requestsOf(id).map((request) => post(request, headers)));
  return [
    { name: 'list', all: lists },
    { name: 'message', all: posts },
    { name: 'user', all: users },
  ];
}

async function signedIn(port, ids) {
  const people = [];
  for (const id of ids) people.push({ id, headers: await signIn(port, `person${id}@example.com`) });
  return people;
}

function post(request, headers) {
  return requestBytes('POST', `/api/rental_requests/${request}/messages`, headers, { content: LONG_TEXT });
}

/** The seed gives each renter every request whose id leaves the same rest. */
function requestsOf(userId) {
  const first = userId - 1;
  return Array.from({ length: COUNTS.requests / COUNTS.users }, (_, turn) => first + turn * COUNTS.users);
}

/** The next of them at each call, from the beginning again after the last. */
export function inTurn(list) {
  let turn = 0;
  return () => list[turn++ % list.length];
}
