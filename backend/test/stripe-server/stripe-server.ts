import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { type Authentication, parsed, type SimulatedIntent } from '../../src/payments/simulator/try-card';
import { SimulatedProvider } from '../../src/payments/simulator/simulated-provider';
import { testCardOf } from '../../src/payments/simulator/test-cards';
import { answer, type Call, callOf } from './answer';
import { type Fault, Faults } from './faults';
import { IdempotencyKeys } from './idempotency';
import { chargeOf } from './intent-routes';
import { MemoryStore } from './memory-store';
import { type Movement, Movements } from './movements';
import { intentShape, methodShape, refundShape, setupIntentShape } from './shapes';
import { eventOf, type SentEvent } from './webhooks';

export interface StripeServerOptions {
  /** 0 takes any free one. */
  port?: number;
  movements?: string | null;
  /** Called with each message, in order; they are collected in any case. */
  onEvent?: (event: SentEvent) => void;
}

/** Speaks Stripe's API over HTTP for the calls that we make, on the simulator's engine, and fails when told to. */
export class StripeServer {
  readonly store = new MemoryStore();
  readonly provider = new SimulatedProvider(this.store, () => new Date());
  readonly faults = new Faults();
  readonly keys = new IdempotencyKeys();
  /** Calls that arrived, with the key they came with. */
  readonly calls: Call[] = [];
  /** Messages to send, oldest first; a test delivers them as it likes. */
  readonly events: SentEvent[] = [];
  private readonly ledger: Movements;
  private readonly server: Server;

  private constructor(private readonly options: StripeServerOptions) {
    this.ledger = new Movements(options.movements ?? null);
    this.server = createServer((request, response) => {
      // A client that went away is no failure of the stand-in's.
      this.serve(request, response).catch((error: Error) => request.socket.destroy(error));
    });
  }

  static async open(options: StripeServerOptions = {}): Promise<StripeServer> {
    const opened = new StripeServer(options);
    await new Promise<void>((resolve) => opened.server.listen(options.port ?? 0, '127.0.0.1', resolve));
    return opened;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get movements(): readonly Movement[] {
    return this.ledger.all;
  }

  /** The next calls that fit go wrong. */
  fail(...faults: Fault[]): void {
    this.faults.order(...faults);
  }

  private life = 0;

  reset(): void {
    this.life += 1;
    this.store.clear();
    this.keys.forget();
    this.faults.clear();
    this.calls.length = 0;
    this.events.length = 0;
    this.ledger.all.length = 0;
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.server.closeAllConnections();
    await closed;
    this.ledger.close();
  }

  readonly moved = (movement: Movement): void => this.ledger.add(movement);

  readonly emit = (type: string, object: Record<string, unknown>): void => {
    const event = eventOf(type, object);
    this.events.push(event);
    this.options.onEvent?.(event);
  };

  /** The renter at the bank's page, which Stripe's own script opens with the secret. */
  async authenticate(secret: string, outcome: Authentication): Promise<void> {
    const intent = await this.provider.authenticate(secret, outcome);
    const body = await this.store.find('payment_intent', intent.id);
    if (intent.status === 'succeeded') this.moved(chargeOf(body));
    const type = intent.status === 'succeeded' ? 'succeeded' : 'payment_failed';
    this.emit(`payment_intent.${type}`, intentShape(body));
  }

  /** An intent's state as only Stripe can change it. */
  async turn(id: string, status: SimulatedIntent['status']): Promise<void> {
    const body = await this.store.change('payment_intent', id, () => ({ status }));
    if (status === 'succeeded') this.moved(chargeOf(body));
    this.emit(`payment_intent.${status}`, intentShape(body));
  }

  /** The browser's card form: Stripe's script takes the number and completes the form. */
  async completeForm(setupIntentId: string, number: string): Promise<string> {
    const expiry = { exp_month: 12, exp_year: 2030 };
    const card = await this.provider.createPaymentMethod(testCardOf(number), expiry);
    await this.provider.confirmSetupIntent(setupIntentId, card);
    this.emit('payment_method.attached', methodShape(await this.store.find('payment_method', card)));
    this.emit(
      'setup_intent.succeeded',
      setupIntentShape(await this.store.find('setup_intent', setupIntentId)),
    );
    return card;
  }

  /** A bank that could not book a refund returns it, days later. */
  async returnRefund(id: string): Promise<void> {
    const failed = { status: 'failed', failure_reason: 'lost_or_stolen_card' };
    const shape = refundShape(await this.store.change('refund', id, () => failed));
    const intentId = String(shape['payment_intent']);
    const amount = Number(shape['amount']);
    const taken = await this.store.change('payment_intent', intentId, ({ refunded }) => ({
      refunded: Number(refunded) - amount,
    }));
    const { currency } = parsed<SimulatedIntent>(taken);
    this.moved({ kind: 'refund_returned', id, amount, currency, metadata: {}, payment_intent: intentId });
    this.emit('refund.failed', shape);
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const call = callOf(request, body);
    this.calls.push(call);
    const { life } = this;
    const fault = this.faults.next(`${call.method} ${call.path}`);
    if (fault?.kind === 'drop_before') return void request.socket.destroy();
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'delay') await wait(fault.ms ?? 0);
    // What a test left behind must not reach into the next one.
    if (life !== this.life) return void request.socket.destroy();
    const { status, body: answered } = await answer(this, { call, body, fault });
    if (fault?.kind === 'drop_after') return void request.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_stand_in' });
    response.end(JSON.stringify(answered));
  }
}
