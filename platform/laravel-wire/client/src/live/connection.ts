import type { RecordKey } from '@laravel-wire/core';
import type { EchoFactory, EchoLike } from './echo-like';

/** The connection of the signed-in user, if there is one. */
export interface Connection {
  /** Signs in, over or out; resolves once the connection is opened, rejects if it cannot be: then try again. */
  setUser(id: RecordKey | null): Promise<void>;
  userId(): RecordKey | null;
  echo(): EchoLike | null;
}

export interface ConnectionEvents {
  opened(): void;
  interrupted(): void;
  /** back after a time in which events may have been missed */
  recovered(): void;
  /** the server let go of it for good, with its reason where it gave one */
  ended(reason: string | null): void;
}

export function connection(open: EchoFactory, events: ConnectionEvents): Connection {
  let userId: RecordKey | null = null;
  let echo: EchoLike | null = null;
  // Counts the changes of user: a connection that opens after another change is not wanted any more.
  let turn = 0;

  const openFor = async (mine: number): Promise<void> => {
    const opened = await open().catch((reason: unknown) => {
      if (turn === mine) userId = null;
      throw reason;
    });
    if (turn !== mine) return opened.disconnect();

    echo = opened;
    watch(
      opened,
      whileCurrent(() => echo === opened, events),
    );
    events.opened();
  };

  return {
    async setUser(id) {
      if (id === userId) return;
      userId = id;
      turn += 1;
      echo?.disconnect();
      echo = null;
      if (id !== null) await openFor(turn);
    },
    userId: () => userId,
    echo: () => echo,
  };
}

type Events = Omit<ConnectionEvents, 'opened'>;

/** A connection that was left, for another user or none, has nothing to tell. */
function whileCurrent(isCurrent: () => boolean, events: Events): Events {
  return {
    interrupted: () => isCurrent() && events.interrupted(),
    recovered: () => isCurrent() && events.recovered(),
    ended: (reason) => isCurrent() && events.ended(reason),
  };
}

/** Socket.io's name for a disconnection after which it does not come back by itself. */
const FOR_GOOD = 'io server disconnect';

/** socket.io tells nothing again after an interruption, so whoever holds records has to fetch them anew. */
function watch({ connector: { socket } }: EchoLike, { interrupted, recovered, ended }: Events): void {
  let isInterrupted = false;
  let why: string | null = null;
  const interrupt = (): void => {
    isInterrupted = true;
    interrupted();
  };
  socket.on('session_ended', (reason) => {
    why = typeof reason === 'string' ? reason : null;
  });
  socket.on('disconnect', (how) => (how === FOR_GOOD ? ended(why) : interrupt()));
  socket.on('connect_error', interrupt);
  socket.on('connect', () => {
    if (isInterrupted) recovered();
    isInterrupted = false;
  });
  socket.on('subscription_error', (channel, status) => {
    console.warn(`The channel ${String(channel)} was refused with status ${String(status)}.`);
  });
}
