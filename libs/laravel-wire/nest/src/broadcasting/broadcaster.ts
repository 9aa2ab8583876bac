import { Inject, Injectable, Logger } from '@nestjs/common';
import { channelName, privateChannel, type RecordType } from '@laravel-wire/core';
import { currentRequest, currentSocketId } from '../http/wire-context';
import { BROADCAST_BUS } from '../ports';
import type { BroadcastBus } from './bus';

/** A bigger model goes as its id alone; receivers fetch the record. */
const MAX_MODEL_BYTES = 10_000;

export type SavedMessage = { model: { id: number } } | { id: number };

/** Tells people of changed records, on their own channels. Called after the commit; never throws. */
@Injectable()
export class Broadcaster {
  readonly #logger = new Logger('Broadcaster');

  constructor(@Inject(BROADCAST_BUS) private readonly bus: BroadcastBus) {}

  /** Sends `saved` to each user once, bar the socket that the current request names as its own. */
  saved(type: Pick<RecordType<never>, 'channel'>, userIds: readonly number[], message: SavedMessage): void {
    this.#send(type, userIds, 'saved', () => fitting(message));
  }

  deleted(type: Pick<RecordType<never>, 'channel'>, userIds: readonly number[], id: number): void {
    this.#send(type, userIds, 'deleted', () => ({ id }));
  }

  #send(type: { channel: string }, userIds: readonly number[], event: string, dataOf: () => object): void {
    try {
      const data = dataOf();
      const except = senderOf();
      for (const userId of new Set(userIds)) {
        const channel = privateChannel(channelName(type.channel, userId));
        this.bus.publish({ kind: 'event', channel, event, data, except });
      }
    } catch (error) {
      // The change is committed: telling others of it must not turn it into a failure.
      this.#logger.error(
        `${event} of ${type.channel} was not broadcast`,
        error instanceof Error ? error.stack : error,
      );
    }
  }
}

function fitting(message: SavedMessage): object {
  const isTooBig = 'model' in message && Buffer.byteLength(JSON.stringify(message.model)) > MAX_MODEL_BYTES;
  return isTooBig ? { id: message.model.id } : message;
}

function senderOf(): { socketId: string; userId: number } | null {
  const socketId = currentSocketId();
  const userId = currentRequest.getStore()?.wire?.user?.id;
  return socketId !== null && userId !== undefined ? { socketId, userId } : null;
}
