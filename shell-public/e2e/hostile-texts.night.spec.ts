import { call, people, type Visitor, visit } from '@yard/testing';
import { HOSTILE_HTML } from '../../backend/test/hostile-html';
import { look, SHORT, watch } from './hostile/watch';

type Id = { id: number };

const MESSAGE_LENGTH = 4000;
const END = 'That was all of it.';

/** A NUL is refused before anything is kept. */
const KEPT = HOSTILE_HTML.map((html) => html.replaceAll('\0', ''));

/** All payloads, in texts of the length of a message. */
const texts = KEPT.filter((html) => html.length < MESSAGE_LENGTH).reduce<string[]>(
  (made, html) => {
    const last = made.at(-1) ?? '';
    if (last.length + html.length > MESSAGE_LENGTH) return [...made, html];
    return [...made.slice(0, -1), last + html];
  },
  [''],
);

describe('texts that somebody wrote to do harm', () => {
  let [ray, olive, ada]: Visitor[] = [];
  let acts: string[][] = [];
  const as = (visitor: Visitor | undefined): Visitor => {
    if (!visitor) throw new Error('nobody is there');
    return visitor;
  };
  const send = <T = Id>(visitor: Visitor | undefined, path: string, body: object, method = 'POST') =>
    call<T>(as(visitor).page, method, path, body);

  beforeAll(async () => {
    [ray, olive, ada] = [await visit(), await visit(), await visit('admin')];
    acts = [];
    for (const visitor of [ray, olive, ada]) acts.push(await watch(visitor));
    await ray.signIn(people.ray);
    await olive.signIn(people.olive);
    await ada.signIn(people.ada);
  });
  afterAll(async () => {
    for (const visitor of [ray, olive, ada]) await visitor?.leave();
  });
  afterEach(() => expect(acts.flat()).toEqual([]));

  it('are text in a machine, its question, an address, and names', async () => {
    const [type] = (await call<{ data: Id[] }>(as(olive).page, 'GET', '/api/machine_types')).data;
    const place = { city: SHORT, state: 'TX', postal_code: '78701', latitude: 30.27, longitude: -97.74 };
    const address = await send(olive, '/api/addresses', { line1: SHORT, ...place });
    const machine = await send(olive, '/api/machines', {
      machine_type_id: type?.id,
      address_id: address.id,
      subject: SHORT,
      description: KEPT.join('').slice(0, 19_000),
      manufacturer: SHORT,
      model: SHORT,
      daily_rate: 100,
    });
    await send(olive, `/api/machines/${machine.id}/publish`, {});
    const question = await send(ray, '/api/machine_questions', { machine_id: machine.id, message: texts[0] });

    await look(as(ray), `/machines/${machine.id}`, SHORT);
    await look(as(ray), '/search?search=onerror', SHORT);
    await look(as(ray), `/questions/${question.id}`, SHORT);
    await look(as(olive), '/questions', SHORT);
    await look(as(olive), `/my-machines/${machine.id}`, SHORT);
    await look(as(olive), '/addresses', SHORT);
    // Nobody looks at it any more when it goes.
    for (const visitor of [ray, olive]) await as(visitor).page.goto('/documents');
    await send(olive, `/api/machines/${machine.id}`, {}, 'DELETE');
  });

  it('are text in the messages of a rental and of a ticket, and in lists of the back office', async () => {
    const rentals = await call<{ data: Id[] }>(
      as(ray).page,
      'GET',
      '/api/rental_requests?role=renter&status=closed',
    );
    const rental = rentals.data[0]?.id ?? 0;
    const ticket = await send(ray, '/api/support_tickets', { message: `${SHORT}${texts[1]}` });
    for (const content of texts) {
      await send(ray, `/api/rental_requests/${rental}/messages`, { content: `${content} ${END}` });
      await send(ray, `/api/support_tickets/${ticket.id}/messages`, { content: `${content} ${END}` });
    }

    await look(as(ray), `/rentals/${rental}`, END);
    await look(as(ray), `/support/${ticket.id}`, END);
    await look(as(olive), '/notifications', 'onerror');
    await look(as(ada), '/#/support_tickets', 'onerror');
    await look(as(ada), `/#/support_tickets?open=${ticket.id}`, END);
    await look(as(ada), `/#/rental_requests?open=${rental}`, 'Ray Renter');
  });
});
