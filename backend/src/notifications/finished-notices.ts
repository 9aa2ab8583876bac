import { Broadcaster } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { type Actor, type NotificationRecord, notificationType } from '@yard/contracts';
import { In, IsNull } from 'typeorm';
import { groupedBy } from '@kit/server/store/reading';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { subjectOf, UNKNOWN_SUBJECT } from './notice-subject';
import { Notification } from './notification.entity';
import { presentNotification } from './present-notification';

type About = NotificationRecord['data'];

export interface FinishedSubject {
  user_ids: readonly number[];
  types: readonly string[];
  about: About;
}

/** Notices end by themselves: when what they are about is looked at, and when it asks for nothing any more. */
@Injectable()
export class FinishedNotices {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly broadcaster: Broadcaster,
  ) {}

  /** Somebody looks at a record: their notices of it are marked as read. @returns how many were unread */
  seen(actor: Actor, about: About): Promise<number> {
    return this.unitOfWork.run((tx) => this.read(tx, [{ user_ids: [actor.id], about }]));
  }

  /** Marks them as read for everybody who was notified. */
  end(tx: Transaction, settled: FinishedSubject): Promise<void> {
    return this.settleAll(tx, [settled]);
  }

  async settleAll(tx: Transaction, all: readonly FinishedSubject[]): Promise<void> {
    const matters = all.filter(({ types }) => types.length > 0);
    if (matters.length > 0) await this.read(tx, matters);
  }

  private async read(tx: Transaction, matters: readonly Matter[]): Promise<number> {
    const notices = await unreadOf(tx, matters);
    await tx.updateAll(notices.map((record) => ({ record, changes: { read_at: tx.now } })));
    for (const notice of notices) {
      const model = presentNotification(notice);
      tx.afterCommit(() => this.broadcaster.saved(notificationType, [notice.user_id], { model }));
    }
    return notices.length;
  }
}

type Matter = Omit<FinishedSubject, 'types'> & Partial<Pick<FinishedSubject, 'types'>>;

async function unreadOf({ manager }: Transaction, matters: readonly Matter[]): Promise<Notification[]> {
  const user_id = In([...new Set(matters.flatMap(({ user_ids }) => user_ids))]);
  const unread = manager.createQueryBuilder(Notification, 'n').where({ user_id, read_at: IsNull() });
  const types = matters.flatMap(({ types: own }) => own ?? []);
  if (matters.every(({ types: own }) => own)) unread.andWhere({ type: In([...new Set(types)]) });
  unread.andWhere({
    matter: In([...new Set(matters.map(({ about }) => subjectOf(about))), UNKNOWN_SUBJECT]),
  });
  const [{ about }] = matters as [Matter];
  for (const name of Object.keys(about) as (keyof About)[]) {
    const ids = [...new Set(matters.map((matter) => matter.about[name]))];
    if (ids.includes(undefined)) continue;
    unread.andWhere(`JSON_EXTRACT(n.data, '$.${name}') IN (:...${name})`, { [name]: ids });
  }
  const notices = await unread.getMany();
  const byMatter = groupedBy(matters, ({ about: own }) => subjectOf(own));
  return notices.filter((notice) => {
    const own = notice.matter === UNKNOWN_SUBJECT ? matters : (byMatter.get(notice.matter) ?? []);
    return own.some((matter) => isOf(notice, matter));
  });
}

function isOf({ user_id, type, data }: Notification, { user_ids, types, about }: Matter): boolean {
  const isAbout = Object.entries(about).every(([name, id]) => data[name as keyof About] === id);
  return isAbout && user_ids.includes(user_id) && (types?.includes(type) ?? true);
}
