import { Broadcaster, type ListQuery } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Actor, type NoteInput, type UserNoteRecord, userType } from '@yard/contracts';
import { userNoteShape } from '@yard/contracts/records';
import { pageOf, presenterOf, type Rows } from '@kit/server/store/present';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { Repository } from 'typeorm';
import { AuditService } from '../../audit/audit.service';
import type { User } from '../user.entity';
import { UsersService } from '../users.service';
import { UserNote } from './user-note.entity';

const present = presenterOf(userNoteShape, (_note: UserNote, user_name: string) => ({ user_name }));

@Injectable()
export class UserNotes {
  constructor(
    @InjectRepository(UserNote) private readonly notes: Repository<UserNote>,
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    private readonly broadcaster: Broadcaster,
  ) {}

  async page({ id }: User, list: ListQuery): Promise<Rows<UserNoteRecord>> {
    const { rows, total } = await pageOf(this.notes, { about_id: id }, list);
    const names = await this.users.namesOf(rows.map(({ user_id }) => user_id));
    return { rows: rows.map((note) => present(note, names.get(note.user_id) ?? '')), total };
  }

  /** Admins alone hear of it. */
  add(actor: Actor, { id }: User, { content }: NoteInput): Promise<UserNoteRecord> {
    return this.unitOfWork.run(async (tx) => {
      const note = await tx.insert(UserNote, { about_id: id, user_id: actor.id, content });
      await this.audit.save(tx, { actor, action: 'note', record_type: 'user', record_id: id });
      const admins = await this.users.adminIds(tx.manager);
      tx.afterCommit(() => this.broadcaster.saved(userType, admins, { id }));
      const names = await this.users.namesOf([actor.id], tx.manager);
      return present(note, names.get(actor.id) ?? '');
    });
  }
}
