import { networkOf, TooManyRequests, QueuePerKey } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { type EntityManager, type FindOptionsWhere, In, IsNull, MoreThan } from 'typeorm';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { Recording } from './recording.entity';

const MEGABYTE = 1024 * 1024;
const HOUR_MS = 3_600_000;
/** Bytes as the table keeps them, of one account and of one network: docs/rules/0036. */
export const RECORDING_QUOTA = {
  /** Stored within an hour: docs/wire.md. */
  anHour: 20 * MEGABYTE,
  stored: 100 * MEGABYTE,
  /** Stored of everybody together. */
  inAll: 1024 * MEGABYTE,
};

export interface Sender {
  user_id: number | null;
  network_hash: string;
}

/** Limits a sender's storage: their own oldest recordings go, or nothing more is accepted. */
@Injectable()
export class RecordingQuota {
  /** One recording at a time is counted and written: two that are sent together have no more room than one. */
  private readonly turns = new QueuePerKey();

  constructor(@Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'appKey'>) {}

  /** @param address  stored as a digest that only this installation can make: the address cannot be read from it */
  senderOf(userId: number | null, address: string): Sender {
    const network_hash = createHmac('sha256', this.environment.appKey)
      .update(networkOf(address))
      .digest('hex');
    return { user_id: userId, network_hash };
  }

  /** Runs what writes a recording alone, of all senders in turns. */
  async alone<T>({ network_hash }: Sender, work: () => Promise<T>): Promise<T> {
    const end = await this.turns.take(network_hash);
    try {
      return await work();
    } finally {
      end();
    }
  }

  /** @throws TooManyRequests where there is no room for so many bytes */
  async make(tx: Transaction, sender: Sender, bytes: number): Promise<void> {
    const { user_id, network_hash } = sender;
    const whose = user_id === null ? [{ network_hash }] : [{ user_id }, { network_hash }];
    const since = new Date(tx.now.getTime() - HOUR_MS);
    for (const where of whose) {
      const within = await stored(tx.manager, { ...where, created_at: MoreThan(since) });
      if (within + bytes > RECORDING_QUOTA.anHour) throw new TooManyRequests(HOUR_MS / 1000);
    }
    for (const where of whose)
      await this.within(tx.manager, RECORDING_QUOTA.stored - bytes, { where, sender });
    await this.within(tx.manager, RECORDING_QUOTA.inAll - bytes, { where: {}, sender });
  }

  /** Deletes the oldest of these until at most so much is stored, by what the sender has. */
  private async within(
    manager: EntityManager,
    room: number,
    { where, sender }: { where: FindOptionsWhere<Recording>; sender: Sender },
  ): Promise<void> {
    let excess = (await stored(manager, where)) - room;
    if (excess <= 0) return;
    const { user_id, network_hash } = sender;
    const own = await manager.find(Recording, {
      select: { id: true, stored_bytes: true },
      where: user_id === null ? { network_hash, user_id: IsNull() } : { user_id },
      order: { id: 'ASC' },
    });
    const gone: number[] = [];
    for (const { id, stored_bytes } of own) {
      if (excess <= 0) break;
      gone.push(id);
      excess -= stored_bytes;
    }
    if (excess > 0) throw new TooManyRequests(HOUR_MS / 1000);
    await manager.delete(Recording, { id: In(gone) });
  }
}

const stored = async (manager: EntityManager, where: FindOptionsWhere<Recording>) =>
  Number((await manager.sum(Recording, 'stored_bytes', where)) ?? 0);
