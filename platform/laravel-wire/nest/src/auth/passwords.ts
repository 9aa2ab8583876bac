import { Inject, Injectable } from '@nestjs/common';
import { hash, parseOptions, verify } from '@node-rs/bcrypt';
import { ServiceUnavailable } from '../errors';
import { currentHttpRequest } from '../http/wire-context';
import { WIRE_OPTIONS, type WireSettings } from '../options';
import { networkOf } from '../throttle/network';
import { QueuePerKey } from '../throttle/queue-per-key';

/** Share of Node's four threads, in which databases and files wait, too. */
const AT_ONCE = 2;
/** Limit of one network: some seconds' work. */
const MOST_WAITING = 40;
const MOST_WAITING_OF_ALL = 200;
const RETRY_SECONDS = 5;

/** Shared by the process: its threads are one pool, however many applications it has. */
const turns = new QueuePerKey(AT_ONCE);

/** bcrypt with PHP's prefix, in the thread pool: a few at once, in turns by the network that asks. */
@Injectable()
export class Passwords {
  #stranger: Promise<string> | null = null;

  constructor(@Inject(WIRE_OPTIONS) private readonly settings: WireSettings) {}

  /** @throws ServiceUnavailable where too many wait; so does `matches` */
  hash(password: string): Promise<string> {
    return inTurn(() => hash(password, { cost: this.settings.hashRounds, version: '2y' }));
  }

  /** True for the hash's password. Takes as long without a hash, so that the time reveals no unknown user. */
  async matches(password: string, stored: string | null): Promise<boolean> {
    this.#stranger ??= hash('nobody has this password', { cost: this.settings.hashRounds, version: '2y' });
    const compared = stored ?? (await this.#stranger);
    const isRight = await inTurn(() => verify(password, compared));
    return isRight && stored !== null;
  }

  isWeak(stored: string): boolean {
    return parseOptions(stored).cost < this.settings.hashRounds;
  }
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const request = currentHttpRequest();
  // Requests are known where they are named (`requestIds`).
  const whose = request ? networkOf(request.ip) : '';
  if ((request && turns.waitingOf(whose) >= MOST_WAITING) || turns.waiting >= MOST_WAITING_OF_ALL) {
    throw new ServiceUnavailable('Service Unavailable', RETRY_SECONDS);
  }
  const end = await turns.take(whose);
  try {
    return await work();
  } finally {
    end();
  }
}
