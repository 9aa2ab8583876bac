import type { RecordKey } from '@laravel-wire/core';
import { isKey } from '../resource';

interface AnyRecord {
  id: RecordKey;
}

/** An event as it came: its record or id, and what else the application tells with it. */
export type SavedEvent = Readonly<Record<string, unknown>>;

/** Somebody who listens, with the endpoint that the record can be fetched from. */
export interface Subscriber {
  readonly endpoint: string;
  readonly listeners: {
    saved?(recordOrId: AnyRecord | RecordKey, receivedAt: number, event: SavedEvent): void;
    deleted?(id: RecordKey): void;
    joined?(): void;
  };
}

export type Fetch = (endpoint: string, id: RecordKey) => Promise<AnyRecord>;

/** The subscribers at the moment of the call. */
export type Listening = () => Iterable<Subscriber>;

/**
 * Tells what an event of a channel says: `{model}` goes to everybody; `{id}` is fetched first, once per endpoint.
 * Anything else is no event of ours.
 */
export function dispatchSaved(listening: Listening, fetchRecord: Fetch): (event: unknown) => Promise<void> {
  /** The last fetch of a record to begin: of two answers its is the newer, whichever comes first. */
  const lastFetch = new Map<string, symbol>();

  /** Publishes the id alone of a record that cannot be fetched (gone, nested, no connection): lists can refetch. */
  const publishFetched = async (endpoint: string, event: SavedEvent & AnyRecord): Promise<void> => {
    const { id } = event;
    const receivedAt = Date.now();
    const [name, own] = [`${endpoint}/${id}`, Symbol(endpoint)];
    lastFetch.set(name, own);
    const recordOrId = await fetchRecord(endpoint, id).catch(() => id);
    if (lastFetch.get(name) !== own) return;
    lastFetch.delete(name);
    publishSaved(
      [...listening()].filter((subscriber) => subscriber.endpoint === endpoint),
      recordOrId,
      { receivedAt, event },
    );
  };

  return async (event) => {
    if (!isObject(event)) return;
    const { model } = event;
    if (isRecord(model)) return publishSaved([...listening()], model, { receivedAt: Date.now(), event });
    if (!isRecord(event)) return;

    const endpoints = new Set(
      [...listening()].filter(({ listeners }) => listeners.saved).map(({ endpoint }) => endpoint),
    );
    await Promise.all([...endpoints].map((endpoint) => publishFetched(endpoint, event)));
  };
}

export function dispatchDeleted(event: unknown, listening: Listening): void {
  if (!isRecord(event)) return;

  for (const { listeners } of listening()) listeners.deleted?.(event.id);
}

function publishSaved(
  subscribers: readonly Subscriber[],
  recordOrId: AnyRecord | RecordKey,
  { receivedAt, event }: { receivedAt: number; event: SavedEvent },
): void {
  for (const { listeners } of subscribers) listeners.saved?.(recordOrId, receivedAt, event);
}

const isObject = (value: unknown): value is SavedEvent => typeof value === 'object' && value !== null;

const isRecord = (value: unknown): value is SavedEvent & AnyRecord => isObject(value) && isKey(value['id']);
