/** An object as the simulator keeps it: what it answers with, and `request`, the parameters of the call. */
export type Body = Record<string, unknown>;

/** Operations of a simulated call; all of it happens or nothing. */
export interface SimulatedWork {
  find(object: string, id: string): Promise<Body | null>;
  /** Holds the object until the work is done. */
  lock(object: string, id: string): Promise<Body | null>;
  put(id: string, body: Body): Promise<void>;
}

/** Stores the simulator's objects: in the database, or in a test server's memory. */
export interface SimulationStore {
  /** @throws ProviderRejected for an id that was never given */
  find(object: string, id: string): Promise<Body>;
  /** The object made with this key; null if there is none. */
  madeWith(idempotencyKey: string): Promise<Body | null>;
  /**
   * Makes an object once for a key; the same key and parameters give the first object again.
   *
   * @param make  the body, within the work that stores it
   * @throws      ProviderRejected for a key that was used with other parameters
   */
  once(
    object: string,
    idempotencyKey: string | null,
    parameters: object,
    make: (work: SimulatedWork, id: string) => Promise<Body> | Body,
  ): Promise<Body>;
  since(object: string, at: Date): Promise<Body[]>;
  /** Changes an object under its lock. @throws ProviderRejected for an id that was never given */
  change(object: string, id: string, changes: (body: Body) => Body): Promise<Body>;
}

/** The error of an id that was never given, in Stripe's words. */
export const noSuch = (object: string, id: string) => `No such ${object}: '${id}'`;

export const ID_PREFIXES: Record<string, string> = {
  account: 'acct',
  customer: 'cus',
  dispute: 'dp',
  payment_intent: 'pi',
  payment_method: 'pm',
  refund: 're',
  setup_intent: 'seti',
  transfer: 'tr',
};
