import { Injectable } from '@nestjs/common';
import type { Actor } from '@yard/contracts';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { AuditService } from '../../audit/audit.service';
import type { Notice } from '../../notifications/notice';
import { NotificationsService } from '../../notifications/notifications.service';
import { User } from '../../users/user.entity';
import type { Machine } from './machine.entity';
import { MachinesService } from './machines.service';

type NoticeText = Pick<Notice, 'type' | 'title' | 'body'>;

@Injectable()
export class MachineModeration {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly machines: MachinesService,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditService,
  ) {}

  /** It is a draft again. A draft stays as it is, and its owner is not notified. */
  takeOff(admin: Actor, { id }: Machine, reason: string): Promise<Machine> {
    return this.unitOfWork.run(async (tx) => {
      const before = await this.machines.locked(tx, id);
      if (!before.published_at) return before;
      const machine = await this.machines.takeOff(tx, admin, id, reason);
      await this.notify(tx, machine, {
        type: 'content_hidden',
        title: 'We unlisted your machine',
        body: `${machine.subject}: ${reason}`,
      });
      return machine;
    });
  }

  publish(actor: Actor, machine: Machine): Promise<Machine> {
    return this.unitOfWork.run(async (tx) => {
      // Locked in publishing's order: the owner first.
      await tx.lock(User, { id: machine.user_id });
      const { taken_off_reason } = await this.machines.locked(tx, machine.id);
      const published = await this.machines.publish(tx, actor, machine);
      if (taken_off_reason !== null && actor.id !== machine.user_id) {
        const body = `${published.subject}: renters can find it again.`;
        await this.notify(tx, published, {
          type: 'machine.put_back',
          title: 'Your machine is listed again',
          body,
        });
      }
      return published;
    });
  }

  askForChange(admin: Actor, { id }: Machine, reason: string): Promise<Machine> {
    return this.unitOfWork.run(async (tx) => {
      const machine = await this.machines.locked(tx, id);
      const did = { actor: admin, action: 'ask_for_change', record_type: 'machine', record_id: id };
      await this.audit.save(tx, { ...did, data: { reason } });
      await this.notify(tx, machine, {
        type: 'machine.change_asked',
        title: 'Please change your machine',
        body: `${machine.subject}: ${reason}`,
      });
      return machine;
    });
  }

  private notify(tx: Transaction, { id, user_id }: Machine, notice: NoticeText): Promise<void> {
    return this.notifications.notify(tx, { ...notice, user_id, data: { machine_id: id } });
  }
}
