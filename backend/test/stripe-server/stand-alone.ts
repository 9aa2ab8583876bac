import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Chaos, seededChance } from './faults';
import { StripeServer } from './stripe-server';
import { type SentEvent, signatureOf } from './webhooks';

const options = {
  port: { type: 'string', default: '0' },
  /** Appended to, and synced to the disk with each movement. */
  movements: { type: 'string' },
  seed: { type: 'string', default: '1' },
  /** `drop_after=0.1,error_after=0.05`: chances of each fault for a POST. */
  faults: { type: 'string', default: '' },
  /** `5-200`: milliseconds that each other call takes. */
  delay: { type: 'string', default: '0-0' },
  webhooks: { type: 'string' },
  secret: { type: 'string', default: 'whsec_stand_in' },
  /** `lost=0.1,twice=0.1`: chances of each message. */
  deliveries: { type: 'string', default: '' },
} as const;

/** Starts the stand-in and says `ready {url}` once it listens. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options });
  const seed = Number(values.seed);
  const server = await StripeServer.open({
    port: Number(values.port),
    movements: values.movements ?? null,
    ...(values.webhooks ? { onEvent: postman(values.webhooks, values.secret, values.deliveries, seed) } : {}),
  });
  const [least = 0, most = 0] = values.delay.split('-').map(Number);
  const chances: Chaos['chances'] = chancesOf(values.faults);
  server.faults.unleash({ seed, chances, delayMs: [least, most] });
  console.log(`ready ${server.url}`);
}

function chancesOf(text: string): Record<string, number> {
  const pairs = text.split(',').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => [pair.split('=')[0] ?? '', Number(pair.split('=')[1])] as const),
  );
}

/** Sends messages as Stripe does, again until one arrives, bar those that get lost. */
function postman(url: string, secret: string, deliveries: string, seed: number) {
  const { lost = 0, twice = 0 } = chancesOf(deliveries);
  const chance = seededChance(seed + 1);
  return (event: SentEvent): void => {
    if (chance() < lost) return;
    const copies = chance() < twice ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) void deliver(url, secret, event);
  };
}

const TRIES = 20;

async function deliver(url: string, secret: string, event: SentEvent): Promise<void> {
  const payload = JSON.stringify(event);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': signatureOf(payload, secret, new Date()),
    };
    const answer = await fetch(url, { method: 'POST', body: payload, headers }).catch(() => null);
    if (answer?.ok) return;
    await wait(500);
  }
}
