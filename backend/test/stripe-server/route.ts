import type { SimulatedProvider } from '../../src/payments/simulator/simulated-provider';
import type { Form } from './form';
import type { MemoryStore } from './memory-store';
import type { Movement } from './movements';

export interface Reply {
  status: number;
  body: Record<string, unknown>;
}

export interface StandIn {
  store: MemoryStore;
  /** The simulator's engine on that store. */
  provider: SimulatedProvider;
  /** Writes down money that moved. */
  moved(movement: Movement): void;
  /** Tells of a change, as Stripe would by a message. @param object  in Stripe's form */
  emit(type: string, object: Record<string, unknown>): void;
}

export interface Ask extends StandIn {
  /** Named parts of the path. */
  params: Record<string, string>;
  /** The body, or the query of a GET. */
  form: Form;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** `/v1/refunds/:id` */
  path: string;
  run(ask: Ask): Promise<Reply>;
}

export const ok = (body: object): Reply => ({ status: 200, body: { ...body } });

/** A page of a list, newest first. */
export function page(url: string, form: Form, all: object[]): Reply {
  const limit = Number(form['limit'] ?? 10);
  const from = all.findIndex((one) => 'id' in one && one.id === form['starting_after']) + 1;
  const data = all.slice(from, from + limit);
  return ok({ object: 'list', url, data, has_more: from + limit < all.length });
}

export function refused(message: string, status = 400, code: string | null = null): Reply {
  return { status, body: { error: { type: 'invalid_request_error', code, message } } };
}
