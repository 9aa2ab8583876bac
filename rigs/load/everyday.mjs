// A usual day's requests: searches and lists above all, pages, now and then a write.
import { signedIn } from './people.mjs';

const SEARCH = '/api/machines?search=excavator&lat=30.27&lng=-97.72&radius=50';

/** @returns gives one act after the other as `{ name, run }`; a run that is not answered well throws */
export async function everydayOf(url, ids) {
  const [renter, owner] = [await signedIn(url, 'renter'), await signedIn(url, 'owner')];
  const { id: ticket } = await must(renter, 'POST', '/api/support_tickets', { message: 'Where is it?' });
  let count = 0;
  const acts = [
    ['search', () => must(renter, 'GET', SEARCH)],
    ['list', () => must(owner, 'GET', '/api/rental_requests?role=owner')],
    ['machine', () => must(renter, 'GET', `/api/machines/${ids.machines[0]}`)],
    ['page', () => page(url)],
    ['search', () => must(renter, 'GET', SEARCH)],
    ['user', () => must(renter, 'GET', '/api/user')],
    ['list', () => must(renter, 'GET', '/api/rental_requests')],
    ['machine', () => must(renter, 'GET', `/api/machines/${ids.machines[1]}`)],
    ['search', () => must(renter, 'GET', SEARCH)],
    [
      'message',
      () => must(renter, 'POST', `/api/support_tickets/${ticket}/messages`, { content: `And ${count}?` }),
    ],
  ];
  return () => {
    const [name, run] = acts[(count += 1) % acts.length];
    return { name, run };
  };
}

async function must(person, method, path, body) {
  const answer = await person.call(method, path, body);
  if (answer.status < 300) return answer.body;
  throw new Error(`${method} ${path} was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
}

async function page(url) {
  const answer = await fetch(url, { headers: { Accept: 'text/html' } });
  const text = await answer.text();
  if (answer.status !== 200 || !text.includes('</html>'))
    throw new Error(`GET / was answered ${answer.status}`);
}
