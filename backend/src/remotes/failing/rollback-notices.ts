import { Injectable } from '@nestjs/common';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { MailOutbox } from '../../notifications/mail-outbox';
import { NotificationsService } from '../../notifications/notifications.service';
import { UsersService } from '../../users/users.service';
import { RemoteVersion } from '../remote-version.entity';
import { RemoteTeam } from '../teams/remote-team.entity';

interface TakenBack {
  name: string;
  version: string;
  because: string;
  /** The version's team; null where the command line published it. */
  team: string | null;
  isOut: boolean;
}

/** Notifies the admins, and the team at its address, of a version that was rolled back. */
@Injectable()
export class RollbackNotices {
  constructor(
    private readonly users: UsersService,
    private readonly notifications: NotificationsService,
    private readonly outbox: MailOutbox,
  ) {}

  async notify(tx: Transaction, { name, version, because, team, isOut }: TakenBack): Promise<void> {
    const title = `We rolled back ${name} ${version}`;
    const now = isOut
      ? 'It’s offline until you publish another version.'
      : 'Visitors get the previous version.';
    const body = `It ${because}. ${now}`;
    await this.tell(tx, team, { type: 'remote.taken_back', title, body });
  }

  /** The same for a rollout in steps that goes no further. */
  async stopped(
    tx: Transaction,
    { name, version, because }: Omit<TakenBack, 'team' | 'isOut'>,
  ): Promise<void> {
    const published = await tx.manager.findOneBy(RemoteVersion, { name, version });
    const title = `We stopped the rollout of ${name} ${version}`;
    const body = `It ${because}. Visitors who have it keep it until you roll it back, or out to everyone.`;
    await this.tell(tx, published?.published_by ?? null, { type: 'remote.rollout_stopped', title, body });
  }

  private async tell(
    tx: Transaction,
    team: string | null,
    notice: Record<'type' | 'title' | 'body', string>,
  ) {
    for (const user_id of await this.users.adminIds(tx.manager)) {
      await this.notifications.notify(tx, { user_id, ...notice, data: {} });
    }
    const known = team === null ? null : await tx.manager.findOneBy(RemoteTeam, { name: team });
    if (!known?.mail) return;
    const recipient = { name: known.name, email: known.mail, email_verified_at: null };
    await this.outbox.post(tx, { recipient, subject: notice.title, body: notice.body });
  }
}
