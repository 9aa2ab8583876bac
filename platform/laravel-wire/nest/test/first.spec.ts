import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readCases } from '../../conformance/src/cases';
import type * as Package from '../src';
import type { ReferenceCase } from '../../reference/src/conformance/cases';
import { bootFresh, Browser, type ReferenceApp } from './browser';

type First = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

const byHand: First = (request, response, next) => {
  if (request.url === '/old') response.end('of the old one');
  else if (request.url === '/broken') next(new Error('secret'));
  else next();
};

function express(): First {
  const app = (Reflect.get(globalThis, '__express') as () => Express)();
  app.get('/old', (_request, response) => response.end('of the old one'));
  app.get('/broken', (_request, _response, next) => next(new Error('secret')));
  return app;
}

type Express = First & { get(path: string, handler: First): void };
const FIRST = [
  ['a function', () => byHand] as const,
  ...(process.env['WIRE_CELL'] ? [['Express', express] as const] : []),
];

describe.each(FIRST)('%s before the wire', (_name, make) => {
  let app: ReferenceApp;

  beforeAll(async () => {
    app = await bootFresh({}, { first: make() });
  });
  afterAll(() => app.close());

  it('answers what is its own, and a fault of it is a 500 that tells nothing', async () => {
    const own = await fetch(`${app.secondUrl}/old`);
    expect([own.status, await own.text()]).toEqual([200, 'of the old one']);
    const broken = await fetch(`${app.secondUrl}/broken`);
    expect([broken.status, await broken.text()]).toEqual([500, '']);
  });

  it('leaves sessions, bodies and errors to it', async () => {
    const browser = new Browser(app.secondUrl);
    await browser.login('renter');

    expect((await browser.send('GET', '/api/user')).status).toBe(200);
    expect((await browser.send('POST', '/api/notes', { text: '' })).status).toBe(422);
    expect((await browser.send('GET', '/api/nope')).status).toBe(404);
  });
});

it('says on an adapter that it does not know what it needs', () => {
  const { prepareWire } = (Reflect.get(globalThis, '__package') as () => typeof Package)();
  const onExpress = { getHttpAdapter: () => ({ getType: () => 'express' }) };

  expect(() => prepareWire(onExpress as never)).toThrow(
    'The wire needs FastifyAdapter, or WireExpressAdapter',
  );
});

(process.env['WIRE_CELL'] ? describe : () => undefined)('the recorded exchanges behind Express', () => {
  let replay: (recorded: ReferenceCase) => Promise<string[]>;

  beforeAll(async () => {
    replay = await (Reflect.get(globalThis, '__conformance') as (first: First) => Promise<typeof replay>)(
      express(),
    );
  });

  it.each(readCases<ReferenceCase>(join(__dirname, '../../recordings'), 'response'))(
    '$file: $recorded.name',
    async ({ recorded }) => expect(await replay(recorded)).toEqual([]),
  );
});
