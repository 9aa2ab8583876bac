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

const signed = (payload: string, secret = SECRET, at = NOW()) => signatureOf(payload, secret, at);
const mac = (header: string) => header.split('v1=')[1] ?? '';

const WORDS: Record<string, string> = {
  'no signature': 'The signature of this message is missing.',
  'a body that is no event': 'The message is no event.',
  'an event whose id is longer than any of Stripe': 'The message is no event.',
  'a body that is no JSON': 'The message is no JSON.',
};

const longId = () => JSON.stringify({ ...eventAbout('x', { id: 'x' }), id: 'x'.repeat(256) });
const twoOf = (payload: string) => `${signed(payload, 'whsec_other')}, ${signed(payload, 'whsec_more')}`;

type Forgery = [kind: string, sign: (payload: string) => string | null, sent?: (payload: string) => string];

const FORGED: Forgery[] = [
  ['no signature', () => null],
  ['an empty signature', () => ''],
  ['words for a signature', () => 'let me in'],
  ['no time', (payload) => `v1=${mac(signed(payload))}`],
  ['an empty signature for its time', (payload) => signed(payload).replace(/v1=.*/, 'v1=')],
  ['another secret', (payload) => signed(payload, 'whsec_other')],
  ['an old scheme', (payload) => signed(payload).replace('v1=', 'v0=')],
  [
    'a body changed by one byte',
    (payload) => signed(payload),
    (payload) => payload.replace('28000', '28001'),
  ],
  ['a body written anew', (payload) => signed(payload), (sent) => JSON.stringify(JSON.parse(sent), null, 1)],
  ['a time of 301 s ago', (payload) => signed(payload, SECRET, shifted(-301))],
  ['a time 301 s ahead', (payload) => signed(payload, SECRET, shifted(301))],
  [
    'a time that was not signed',
    (payload) => `t=${NOW().getTime() / 1000},v1=${mac(signed(payload, SECRET, shifted(-400)))}`,
  ],
  ['a second header', twoOf],
  ['an empty body', () => signed(' '), () => ''],
  ['a body that is no event', () => signed('{}'), () => '{}'],
  ['an event whose id is longer than any of Stripe', () => signed(longId()), longId],
  ['a body that is no JSON', () => signed('x'), () => 'x'],
];

it(`refuses ${FORGED.length} kinds of forgery before it asks the database, and changes nothing`, async () => {
  const genuine = await lostCharge();
  const before = await onePayment();
  const asked = stripe().calls.length;

  for (const [kind, sign, sent = String] of FORGED) {
    const [payload, signature] = [sent(genuine), sign(genuine)];
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
    (payload: string) => signed(payload, 'whsec_test_second'),
    (payload: string) => signed(payload).replace(',v1=', `,v1=${'0'.repeat(64)},v1=`),
    (payload: string) => signed(payload, SECRET, shifted(-299)),
    (payload: string) => signed(payload, SECRET, shifted(299)),
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
  const signature = signed(payload);

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

  const answer = await send(payload, signed('x'));

  expect([answer.status, answer.body]).toEqual([413, { message: 'Request body is too large' }]);
});

it('answers other methods as everywhere, and a header sent twice', async () => {
  expect((await guest().get('/stripe/webhook')).status).toBe(405);
  const payload = await lostCharge();

  expect(await rawPost(payload, ['t=1,v1=00', signed(payload, 'whsec_other')])).toContain(' 400 ');
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
