interface AnyRecord {
  id: number;
}

/** Somebody who listens, with the endpoint that the record can be fetched from. */
export interface Subscriber {
  readonly endpoint: string;
  readonly listeners: {
    saved?(recordOrId: AnyRecord | number, heardAt: number): void;
    deleted?(id: number): void;
    joined?(): void;
  };
}

export type Fetch = (endpoint: string, id: number) => Promise<AnyRecord>;

/** Who listens at the moment of the call. */
export type Listening = () => Iterable<Subscriber>;

/**
 * Tells what an event of a channel says: `{model}` goes to everybody; `{id}` is fetched first, once per endpoint.
 * Anything else is no event of ours.
 */
export function dispatchSaved(listening: Listening, fetchRecord: Fetch): (event: unknown) => Promise<void> {
  /** Which fetch of a record began last: of two answers its is the newer, whichever comes first. */
  const lastFetch = new Map<string, symbol>();

  /** A record that cannot be fetched (gone, nested, no connection) is told by its id: lists can fetch themselves. */
  const tellFetched = async (endpoint: string, id: number): Promise<void> => {
    const heardAt = Date.now();
    const [name, own] = [`${endpoint}/${id}`, Symbol(endpoint)];
    lastFetch.set(name, own);
    const recordOrId = await fetchRecord(endpoint, id).catch(() => id);
    if (lastFetch.get(name) !== own) return;
    lastFetch.delete(name);
    tellSaved(
      [...listening()].filter((subscriber) => subscriber.endpoint === endpoint),
      recordOrId,
      heardAt,
    );
  };

  return async (event) => {
    const model = memberOf(event, 'model');
    if (isRecord(model)) return tellSaved([...listening()], model, Date.now());
    if (!isRecord(event)) return;

    const { id } = event;
    const endpoints = new Set(
      [...listening()].filter(({ listeners }) => listeners.saved).map(({ endpoint }) => endpoint),
    );
    await Promise.all([...endpoints].map((endpoint) => tellFetched(endpoint, id)));
  };
}

export function dispatchDeleted(event: unknown, listening: Listening): void {
  if (!isRecord(event)) return;

  for (const { listeners } of listening()) listeners.deleted?.(event.id);
}

function tellSaved(
  subscribers: readonly Subscriber[],
  recordOrId: AnyRecord | number,
  heardAt: number,
): void {
  for (const { listeners } of subscribers) listeners.saved?.(recordOrId, heardAt);
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function isRecord(value: unknown): value is AnyRecord {
  return typeof memberOf(value, 'id') === 'number';
}
