import { randomBytes } from 'node:crypto';
import { ProviderRejected } from '../../src/payments/payment-provider';
import {
  type Body,
  type SimulatedWork,
  type SimulationStore,
  ID_PREFIXES,
  noSuch,
} from '../../src/payments/simulator/simulation-store';

interface Kept {
  object: string;
  body: Body;
}

/** The simulator's objects in memory, one piece of work after the other. */
export class MemoryStore implements SimulationStore {
  private readonly objects = new Map<string, Kept>();
  private last: Promise<unknown> = Promise.resolve();

  async find(object: string, id: string): Promise<Body> {
    const kept = this.kept(object, id);
    if (!kept) throw new ProviderRejected(noSuch(object, id));
    return kept;
  }

  /** Keys are the server's business, which repeats whole answers. */
  async madeWith(): Promise<Body | null> {
    return null;
  }

  once(
    object: string,
    _key: string | null,
    request: object,
    make: (work: SimulatedWork, id: string) => Promise<Body> | Body,
  ): Promise<Body> {
    return this.alone(async () => {
      const id = `${ID_PREFIXES[object] ?? object}_${randomBytes(12).toString('hex')}`;
      const body = { id, created: Math.floor(Date.now() / 1000), ...(await make(this.work, id)) };
      this.objects.set(id, { object, body: { ...body, request } });
      return body;
    });
  }

  change(object: string, id: string, changes: (body: Body) => Body): Promise<Body> {
    return this.alone(async () => {
      const found = await this.find(object, id);
      const body = { ...found, ...changes(found) };
      this.objects.set(id, { object, body });
      return body;
    });
  }

  async since(object: string): Promise<Body[]> {
    return this.list(object, () => true);
  }

  /** Newest first, as lists of Stripe are. */
  list(object: string, fits: (body: Body) => boolean): Body[] {
    const all = [...this.objects.values()].filter((kept) => kept.object === object && fits(kept.body));
    return all.map(({ body }) => body).reverse();
  }

  clear(): void {
    this.objects.clear();
  }

  private readonly work: SimulatedWork = {
    find: async (object, id) => this.kept(object, id),
    lock: async (object, id) => this.kept(object, id),
    put: async (id, body) => {
      const kept = this.objects.get(id);
      if (kept) this.objects.set(id, { ...kept, body });
    },
  };

  private kept(object: string, id: string): Body | null {
    const kept = this.objects.get(id);
    return kept?.object === object ? kept.body : null;
  }

  private alone<T>(work: () => Promise<T>): Promise<T> {
    const next = this.last.then(work, work);
    this.last = next.catch(() => undefined);
    return next;
  }
}
