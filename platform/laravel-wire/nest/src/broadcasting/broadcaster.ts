import { Inject, Injectable, Logger } from '@nestjs/common';
import { channelName, privateChannel, type RecordKey, type RecordType } from '@laravel-wire/core';
import { currentRequest, currentSocketId } from '../http/wire-context';
import { BROADCAST_BUS, type UserId } from '../ports';
import type { BroadcastBus } from './bus';

/** A bigger model goes as its id alone; receivers fetch the record. */
const MAX_MODEL_BYTES = 10_000;

/** A record that changed: whole, or its id where listeners may see different parts of it; and what else they learn. */
export type SavedMessage = ({ model: { id: RecordKey } } | { id: RecordKey }) & Record<string, unknown>;

/** The socket that made the change, left out if it is that user's. */
export type Sender = { socketId: string; userId: UserId } | null;

/** An event of a class, as Laravel's interface of that name. */
export interface ShouldBroadcast {
  /** Names with prefix, as `send` takes them. */
  broadcastOn(): string | string[];
  /** The event's name; without it that of its class, in `App\Events`. */
  broadcastAs?(): string;
  /** The event's data; without it the event's own fields, those with `#` left out. */
  broadcastWith?(): object | null;
}

/** Tells people of changed records on their own channels, and anybody of anything. Called after the commit; never throws. */
@Injectable()
export class Broadcaster {
  readonly #logger = new Logger('Broadcaster');

  constructor(@Inject(BROADCAST_BUS) private readonly bus: BroadcastBus) {}

  /** Sends `saved` to each user once, bar the socket that the current request names as its own, or named then. */
  saved(
    type: Pick<RecordType<never>, 'channel'>,
    userIds: readonly UserId[],
    message: SavedMessage,
    except?: Sender,
  ): void {
    this.#send(type, userIds, 'saved', () => fitting(message), except);
  }

  /** The socket that the current request names as its own, for what is sent when the request may be answered. */
  sender(): Sender {
    return senderOf();
  }

  deleted(type: Pick<RecordType<never>, 'channel'>, userIds: readonly UserId[], id: RecordKey): void {
    this.#send(type, userIds, 'deleted', () => ({ id }));
  }

  /**
   * Any event on any channel, bar the socket that the current request names as its own: Laravel's
   * `broadcast(…)->toOthers()`.
   *
   * @param channel  with prefix: `privateChannel('orders.5')`, or a public channel's bare name
   */
  send(channel: string, event: string, data: object): void {
    this.#publish(event, () => ({ channels: [channel], data }));
  }

  /** Laravel's `broadcast(new OrderShipped(…))->toOthers()`. */
  broadcast(event: ShouldBroadcast): void {
    this.#publish(`App\\Events\\${event.constructor.name}`, () => ({
      channels: [event.broadcastOn()].flat(),
      data: event.broadcastWith?.() ?? { ...event },
      name: event.broadcastAs?.(),
    }));
  }

  #send(
    type: { channel: string },
    userIds: readonly UserId[],
    event: string,
    dataOf: () => object,
    except?: Sender,
  ): void {
    const channels = [...new Set(userIds)].map((id) => privateChannel(channelName(type.channel, id)));
    this.#publish(event, () => ({ channels, data: dataOf() }), except);
  }

  #publish(
    event: string,
    describe: () => { channels: readonly string[]; data: object; name?: string | undefined },
    except: Sender = senderOf(),
  ): void {
    try {
      const { channels, data, name = event } = describe();
      for (const channel of channels) this.bus.publish({ kind: 'event', channel, event: name, data, except });
    } catch (error) {
      // The change is committed: telling others of it must not turn it into a failure.
      this.#logger.error(`${event} was not broadcast`, error instanceof Error ? error.stack : error);
    }
  }
}

function fitting(message: SavedMessage): object {
  if (!isWhole(message) || Buffer.byteLength(JSON.stringify(message.model)) <= MAX_MODEL_BYTES)
    return message;
  const { model, ...rest } = message;
  return { ...rest, id: model.id };
}

const isWhole = (message: SavedMessage): message is SavedMessage & { model: { id: RecordKey } } =>
  'model' in message;

function senderOf(): Sender {
  const wire = currentRequest.getStore()?.wire;
  if (wire?.isAnsweredEarly) return null;
  const socketId = currentSocketId();
  const userId = wire?.user?.id;
  return socketId !== null && userId !== undefined ? { socketId, userId } : null;
}
