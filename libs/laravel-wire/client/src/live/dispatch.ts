interface AnyRecord {
  id: number;
}

/** Somebody who listens, with the endpoint that the record can be fetched from. */
export interface Subscriber {
  readonly endpoint: string;
  readonly listeners: { saved?(recordOrId: AnyRecord | number): void; deleted?(id: number): void };
}

export type Fetch = (endpoint: string, id: number) => Promise<AnyRecord>;

/** Who listens at the moment of the call. */
export type Listening = () => Iterable<Subscriber>;

/** `{model}` goes to everybody; `{id}` is fetched first, once per endpoint. Anything else is no event of ours. */
export async function dispatchSaved(event: unknown, listening: Listening, fetchRecord: Fetch): Promise<void> {
  const model = memberOf(event, 'model');
  if (isRecord(model)) return tellSaved([...listening()], model);
  if (!isRecord(event)) return;

  const { id } = event;
  const endpoints = new Set(
    [...listening()].filter(({ listeners }) => listeners.saved).map(({ endpoint }) => endpoint),
  );
  await Promise.all([...endpoints].map((endpoint) => tellFetched(endpoint, id, listening, fetchRecord)));
}

export function dispatchDeleted(event: unknown, listening: Listening): void {
  if (!isRecord(event)) return;

  for (const { listeners } of listening()) listeners.deleted?.(event.id);
}

/**
 * A record that cannot be fetched (gone, nested, no connection) is told by its id, so that lists can fetch themselves.
 */
async function tellFetched(
  endpoint: string,
  id: number,
  listening: Listening,
  fetchRecord: Fetch,
): Promise<void> {
  const recordOrId = await fetchRecord(endpoint, id).catch(() => id);
  tellSaved(
    [...listening()].filter((subscriber) => subscriber.endpoint === endpoint),
    recordOrId,
  );
}

function tellSaved(subscribers: readonly Subscriber[], recordOrId: AnyRecord | number): void {
  for (const { listeners } of subscribers) listeners.saved?.(recordOrId);
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function isRecord(value: unknown): value is AnyRecord {
  return typeof memberOf(value, 'id') === 'number';
}
