/** @jest-environment-options {"payments":"stripe"} */
import { connect } from 'node:net';
import { api, guest, rows } from '../../../test/api';
import { statementsOf } from '../../../test/count-queries';
import {
  deliver,
  depositScene,
  eventOf,
  handled,
  onePayment,
  SECRET,
  send,
  stripe,
} from '../../../test/stripe-scene';
import { eventOf as eventAbout, signatureOf } from '../../../test/stripe-server/webhooks';

const NOW = () => api.clock.now();
const shifted = (seconds: number) => new Date(NOW().getTime() + seconds * 1000);

async function lostCharge() {
  const { approve } = await depositScene();
  stripe().fail({ kind: 'drop_after', on: 'POST /v1/payment_intents', times: 2 });
  await approve();
  return JSON.stringify(eventOf('payment_intent.succeeded'));
}

const v0 = (header: string) => header.replace('v1=', 'v0=');
const mac = (header: string) => header.split('v1=')[1] ?? '';

/** What is said of a message that fails by something else than its signature. */
const WORDS: Record<string, string> = {
  'no signature': 'The signature of this message is missing.',
  'a body that is no event': 'The message is no event.',
  'an event whose id is longer than any of Stripe': 'The message is no event.',
  'a body that is no JSON': 'The message is no JSON.',
};

const FORGED: [string, (payload: string) => { payload: string; signature: string | null }][] = [
  ['no signature', (payload) => ({ payload, signature: null })],
  ['an empty signature', (payload) => ({ payload, signature: '' })],
  ['words for a signature', (payload) => ({ payload, signature: 'let me in' })],
  ['no time', (payload) => ({ payload, signature: `v1=${mac(signatureOf(payload, SECRET, NOW()))}` })],
  [
    'an empty signature for its time',
    (payload) => ({ payload, signature: signatureOf(payload, SECRET, NOW()).replace(/v1=.*/, 'v1=') }),
  ],
  ['another secret', (payload) => ({ payload, signature: signatureOf(payload, 'whsec_other', NOW()) })],
  ['an old scheme', (payload) => ({ payload, signature: v0(signatureOf(payload, SECRET, NOW())) })],
  [
    'a body changed by one byte',
    (payload) => ({
      payload: payload.replace('28000', '28001'),
      signature: signatureOf(payload, SECRET, NOW()),
    }),
  ],
  [
    'a body written anew',
    (payload) => ({
      payload: JSON.stringify(JSON.parse(payload), null, 1),
      signature: signatureOf(payload, SECRET, NOW()),
    }),
  ],
  ['a time of 301 s ago', (payload) => ({ payload, signature: signatureOf(payload, SECRET, shifted(-301)) })],
  ['a time 301 s ahead', (payload) => ({ payload, signature: signatureOf(payload, SECRET, shifted(301)) })],
  [
    'a time that was not signed',
    (payload) => ({
      payload,
      signature: `t=${NOW().getTime() / 1000},v1=${mac(signatureOf(payload, SECRET, shifted(-400)))}`,
    }),
  ],
  [
    'a second header',
    (payload) => ({
      payload,
      signature: `${signatureOf(payload, 'whsec_other', NOW())}, ${signatureOf(payload, 'whsec_more', NOW())}`,
    }),
  ],
  ['an empty body', () => ({ payload: '', signature: signatureOf(' ', SECRET, NOW()) })],
  ['a body that is no event', () => ({ payload: '{}', signature: signatureOf('{}', SECRET, NOW()) })],
  [
    'an event whose id is longer than any of Stripe',
    () => {
      const payload = JSON.stringify({ ...eventAbout('x', { id: 'x' }), id: 'x'.repeat(256) });
      return { payload, signature: signatureOf(payload, SECRET, NOW()) };
    },
  ],
  ['a body that is no JSON', () => ({ payload: 'x', signature: signatureOf('x', SECRET, NOW()) })],
];

it(`refuses ${FORGED.length} kinds of forgery before it asks the database, and changes nothing`, async () => {
  const genuine = await lostCharge();
  const before = await onePayment();
  const asked = stripe().calls.length;

  for (const [kind, forge] of FORGED) {
    const { payload, signature } = forge(genuine);
    for (const url of [api.url, api.adminUrl]) {
      let answer = { status: 0, body: {} as { message?: string } };
      const statements = await statementsOf(async () => void (answer = await send(payload, signature, url)));
      const message = WORDS[kind] ?? 'The signature of this message is not valid.';
      expect([kind, answer.status, answer.body.message]).toEqual([kind, 400, message]);
      expect([kind, statements]).toEqual([kind, []]);
    }
    expect([kind, await onePayment(), await rows('stripe_events')]).toEqual([kind, before, []]);
  }

  expect(stripe().calls).toHaveLength(asked);
});

it('takes the newer of two secrets, two signatures with one good, and clocks that differ a little', async () => {
  await lostCharge();
  const accepted = [
    (payload: string) => signatureOf(payload, 'whsec_test_second', NOW()),
    (payload: string) => signatureOf(payload, SECRET, NOW()).replace(',v1=', `,v1=${'0'.repeat(64)},v1=`),
    (payload: string) => signatureOf(payload, SECRET, shifted(-299)),
    (payload: string) => signatureOf(payload, SECRET, shifted(299)),
  ];

  for (const [index, sign] of accepted.entries()) {
    const payload = JSON.stringify({ ...eventOf('payment_intent.succeeded'), id: `evt_good_${index}` });
    let status = 0;
    const statements = await statementsOf(async () => void ({ status } = await send(payload, sign(payload))));
    expect([status, statements.length > 0]).toEqual([200, true]);
  }
  await handled();
  expect(await rows('stripe_events')).toHaveLength(accepted.length);
});

it('acknowledges what it does not know, and leaves the other mode alone', async () => {
  expect(
    (await deliver(eventAbout('charge.dispute.created', { id: 'dp_1', object: 'dispute' }))).status,
  ).toBe(200);
  expect(await rows('stripe_events', 'handled_at IS NOT NULL')).toHaveLength(1);

  await lostCharge();
  const live = { ...eventOf('payment_intent.succeeded'), livemode: true };
  expect((await deliver(live)).status).toBe(200);
  expect(await rows('stripe_events')).toHaveLength(1);
  expect(await onePayment()).toMatchObject({ status: 'pending' });
});

it('needs no session and no token, and reads the bytes whatever they are called', async () => {
  const payload = await lostCharge();
  const signature = signatureOf(payload, SECRET, NOW());

  const answer = await send(payload, signature)
    .set('content-type', 'text/plain')
    .set('origin', 'https://evil.example');

  await handled();
  expect([answer.status, answer.body, answer.headers['set-cookie']]).toEqual([
    200,
    { received: true },
    undefined,
  ]);
});

it('refuses more than a megabyte', async () => {
  const payload = Buffer.alloc(1024 * 1024 + 1, 'x');

  const answer = await send(payload, signatureOf('x', SECRET, NOW()));

  expect([answer.status, answer.body]).toEqual([413, { message: 'Request body is too large' }]);
});

it('answers other methods as everywhere, and a header sent twice', async () => {
  expect((await guest().get('/stripe/webhook')).status).toBe(405);
  const payload = await lostCharge();

  expect(await rawPost(payload, ['t=1,v1=00', signatureOf(payload, 'whsec_other', NOW())])).toContain(
    ' 400 ',
  );
  expect(await onePayment()).toMatchObject({ status: 'pending' });
});

/** With one header more than once, which clients do not do. */
function rawPost(payload: string, signatures: string[]): Promise<string> {
  const { hostname, port } = new URL(api.url);
  const head = [
    'POST /stripe/webhook HTTP/1.1',
    `Host: ${hostname}`,
    'Content-Type: application/json',
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(payload)}`,
    ...signatures.map((signature) => `Stripe-Signature: ${signature}`),
  ];
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${head.join('\r\n')}\r\n\r\n${payload}`),
    );
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('end', () => resolve(answer.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
  });
}
