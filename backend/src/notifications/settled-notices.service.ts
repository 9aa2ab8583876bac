import { Broadcaster } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { type Actor, type NotificationRecord, notificationType } from '@yard/contracts';
import { In, IsNull } from 'typeorm';
import { type Transaction, UnitOfWork } from '../database/unit-of-work';
import { Notification } from './notification.entity';
import { presentNotification } from './present-notification';

type About = NotificationRecord['data'];

/** Notices whose matter is over. */
export interface Settled {
  /** Who may have been told. */
  user_ids: readonly number[];
  types: readonly string[];
  about: About;
}

/** Notices end by themselves: when what they are about is looked at, and when it asks for nothing any more. */
@Injectable()
export class SettledNotices {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly broadcaster: Broadcaster,
  ) {}

  /** Somebody looks at a record: what they were told of it is read. @returns how many were unread */
  seen(actor: Actor, about: About): Promise<number> {
    return this.unitOfWork.run((tx) => this.read(tx, { user_ids: [actor.id], about }));
  }

  /** Reads them for everybody who was told. */
  async settle(tx: Transaction, settled: Settled): Promise<void> {
    if (settled.types.length > 0) await this.read(tx, settled);
  }

  private async read(
    tx: Transaction,
    { user_ids, types, about }: Omit<Settled, 'types'> & { types?: readonly string[] },
  ): Promise<number> {
    const unread = tx.manager
      .createQueryBuilder(Notification, 'n')
      .where({ user_id: In([...user_ids]), read_at: IsNull() });
    if (types) unread.andWhere({ type: In([...types]) });
    for (const [name, id] of Object.entries(about)) {
      unread.andWhere(`JSON_EXTRACT(n.data, '$.${name}') = :${name}`, { [name]: id });
    }
    const notices = await unread.getMany();
    for (const notice of notices) {
      await tx.update(notice, { read_at: tx.now });
      const model = presentNotification(notice);
      tx.afterCommit(() => this.broadcaster.saved(notificationType, [notice.user_id], { model }));
    }
    return notices.length;
  }
}
