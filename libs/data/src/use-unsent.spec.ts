import { WireError } from '@laravel-wire/client';
import { type HookAtWork, runHook } from '../test/run-hook';
import { type Sent, useUnsent } from './use-unsent';

const mockSession = { user: { id: 7 } };
jest.mock('@yard/session', () => ({
  ...jest.requireActual<object>('@yard/session'),
  useSession: () => mockSession,
}));

/** A server that keeps a message once for each key, and answers when it is told to. */
class Server {
  readonly kept = new Map<string, string>();
  private readonly waiting: { arrive: () => void; refuse: (error: unknown) => void }[] = [];

  readonly post = ({ content, key }: Sent) =>
    new Promise<void>((resolve, reject) => {
      const arrive = () => {
        this.kept.set(key, content);
        resolve();
      };
      this.waiting.push({ arrive, refuse: reject });
    });

  next() {
    const call = this.waiting.shift();
    if (!call) throw new Error('Nothing was sent');
    return call;
  }
}

type Unsent = HookAtWork<ReturnType<typeof useUnsent>>;
const begin = (server: Server, place = 'support_tickets/5'): Promise<Unsent> =>
  runHook(() => useUnsent(place, server.post));
const states = ({ now }: Unsent) => now().unsent.map(({ content, state }) => [content, state]);
const offline = new WireError('network', 'Network error');
const refused = new WireError('bad_request', 'Too long', { status: 422 });

let server: Server;
beforeEach(() => {
  server = new Server();
  const entries = new Map<string, string>();
  const storage: Partial<Storage> = {
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, text) => void entries.set(name, text),
    removeItem: (name) => void entries.delete(name),
  };
  Object.assign(globalThis, { sessionStorage: storage });
});

it('shows a message while it is sent, and no more once it arrived', async () => {
  const page = await begin(server);
  await page.doing(() => void page.now().send('Is there a ramp?'));
  expect(states(page)).toEqual([['Is there a ramp?', 'sending']]);

  await page.doing(() => server.next().arrive());

  expect([states(page), [...server.kept.values()]]).toEqual([[], ['Is there a ramp?']]);
});

it('keeps one that failed, says why, and sends it again under its key', async () => {
  const page = await begin(server);
  await page.doing(() => void page.now().send('And a trailer?'));
  await page.doing(() => server.next().refuse(offline));
  expect([states(page), page.now().failure]).toEqual([
    [['And a trailer?', 'failed']],
    'Not sent yet. We’ll send it when you’re online.',
  ]);
  const [failed] = page.now().unsent;

  await page.doing(() => failed && page.now().retry(failed));
  expect([states(page), page.now().failure]).toEqual([[['And a trailer?', 'sending']], null]);
  await page.doing(() => server.next().arrive());

  expect([states(page), [...server.kept.keys()]]).toEqual([[], [failed?.key]]);
});

it('has one that was refused after a reload, and does not send it by itself', async () => {
  const before = await begin(server);
  await before.doing(() => void before.now().send('And a trailer?'));
  await before.doing(() => server.next().refuse(refused));
  await before.leave();

  const after = await begin(server);
  await after.doing(() => after.now().retryUnreached());

  expect(states(after)).toEqual([['And a trailer?', 'failed']]);
  expect(() => server.next()).toThrow('Nothing was sent');
});

it('sends one that did not reach the server once it can be reached, or after a reload', async () => {
  const before = await begin(server);
  await before.doing(() => void before.now().send('And a trailer?'));
  await before.doing(() => server.next().refuse(offline));
  await before.doing(() => before.now().retryUnreached());
  expect(states(before)).toEqual([['And a trailer?', 'sending']]);
  await before.doing(() => server.next().refuse(offline));
  await before.leave();

  const after = await begin(server);
  expect(states(after)).toEqual([['And a trailer?', 'sending']]);
  await after.doing(() => server.next().arrive());

  expect([states(after), [...server.kept.values()]]).toEqual([[], ['And a trailer?']]);
});

it('sends what was on its way when the page was left once more, unseen: one message for two calls', async () => {
  const before = await begin(server);
  await before.doing(() => void before.now().send('Yours on Monday.'));
  await before.leave();
  const first = server.next();

  const after = await begin(server);
  expect(states(after)).toEqual([]);
  first.arrive();
  await after.doing(() => server.next().arrive());

  expect([...server.kept.values()]).toEqual(['Yours on Monday.']);
  await after.leave();
  await begin(server);
  expect(() => server.next()).toThrow('Nothing was sent');
});

it('keeps the messages of one record from another', async () => {
  const ticket = await begin(server);
  await ticket.doing(() => void ticket.now().send('For the ticket'));
  await ticket.doing(() => server.next().refuse(offline));

  const rental = await begin(server, 'rental_requests/5');

  expect(states(rental)).toEqual([]);
});
