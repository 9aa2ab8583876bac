import { Broadcaster } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { type Actor, type NotificationRecord, notificationType } from '@yard/contracts';
import { In, IsNull } from 'typeorm';
import { type Transaction, UnitOfWork } from '@yard/server/store/unit-of-work';
import { matterOf, UNTOLD } from './notice-matter';
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

  private async read(tx: Transaction, matter: Matter): Promise<number> {
    const notices = await tx.forOne(unreadOf, matter);
    for (const notice of notices) {
      await tx.update(notice, { read_at: tx.now });
      const model = presentNotification(notice);
      tx.afterCommit(() => this.broadcaster.saved(notificationType, [notice.user_id], { model }));
    }
    return notices.length;
  }
}

type Matter = Omit<Settled, 'types'> & Partial<Pick<Settled, 'types'>>;

/** What is unread of each matter. */
async function unreadOf({ manager }: Transaction, matters: readonly Matter[]): Promise<Notification[][]> {
  const user_id = In([...new Set(matters.flatMap(({ user_ids }) => user_ids))]);
  const unread = manager.createQueryBuilder(Notification, 'n').where({ user_id, read_at: IsNull() });
  const types = matters.flatMap(({ types: own }) => own ?? []);
  if (matters.every(({ types: own }) => own)) unread.andWhere({ type: In([...new Set(types)]) });
  unread.andWhere({ matter: In([...new Set(matters.map(({ about }) => matterOf(about))), UNTOLD]) });
  const [{ about }] = matters as [Matter];
  for (const name of Object.keys(about) as (keyof About)[]) {
    const ids = [...new Set(matters.map((matter) => matter.about[name]))];
    if (ids.includes(undefined)) continue;
    unread.andWhere(`JSON_EXTRACT(n.data, '$.${name}') IN (:...${name})`, { [name]: ids });
  }
  const notices = await unread.getMany();
  return matters.map((matter) => notices.filter((notice) => isOf(notice, matter)));
}

function isOf({ user_id, type, data }: Notification, { user_ids, types, about }: Matter): boolean {
  const isAbout = Object.entries(about).every(([name, id]) => data[name as keyof About] === id);
  return isAbout && user_ids.includes(user_id) && (types?.includes(type) ?? true);
}
