import { type FiltersOf, Forbidden, NotFound, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Actor, supportTicketPolicy } from '@yard/contracts';
import type { RecordingFilters, RecordingInput, RecordingRecord } from '@yard/contracts/watching';
import { withoutPersons } from '@yard/contracts/watching';
import { createHash } from 'node:crypto';
import { DataSource, type FindOptionsWhere, Repository } from 'typeorm';
import { findRecord } from '@kit/server/store/reading';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { recordingShape } from '@yard/contracts/records';
import { pageOf, presenterOf, type Rows } from '@kit/server/store/present';
import { SupportTicket } from '../../support/support-ticket.entity';
import { UsersService } from '../../users/users.service';
import { ErrorReport } from '../errors/error-report.entity';
import { eventsIn, packed, unpacked } from './recorded-events';
import { RecordingQuota } from './recording-quota';
import { Recording } from './recording.entity';

const presentRecording = presenterOf(
  recordingShape,
  ({ user_id }: Recording, names: ReadonlyMap<number, string>) => ({
    user_name: user_id === null ? null : (names.get(user_id) ?? null),
  }),
);

/** A recording as it came in: its events by their bytes, and where from. */
type SentRecording = Omit<RecordingInput, 'events'> & { entries: readonly Buffer[]; address: string };

/** Recordings of visitors who agreed to them: stored, shown to admins, deleted when somebody withdraws. */
@Injectable()
export class RecordingsService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Recording) private readonly recordings: Repository<Recording>,
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UsersService,
    private readonly room: RecordingQuota,
  ) {}

  /**
   * @throws ValidationFailed for what it is not about, Forbidden for somebody else's ticket, TooManyRequests where the
   *   sender has no room
   */
  async store(actor: Actor | null, input: SentRecording): Promise<RecordingRecord> {
    const events = eventsIn(input.entries);
    await this.mustBeAbout(actor, input);
    const packedEvents = await packed(events);
    const sender = this.room.senderOf(actor?.id ?? null, input.address);
    const write = async (tx: Transaction) => {
      await this.room.make(tx, sender, packedEvents.body.length);
      const instants = events.map(({ timestamp }) => timestamp).sort((one, other) => one - other);
      return tx.insert(Recording, {
        ...sender,
        ...packedEvents,
        visitor_hash: hashOf(input.visitor),
        error_report_id: input.error_report_id ?? null,
        support_ticket_id: input.support_ticket_id ?? null,
        page: input.page == null ? null : withoutPersons(input.page.split('?')[0] ?? ''),
        started_at: new Date(instants.at(0) ?? 0),
        ended_at: new Date(instants.at(-1) ?? 0),
        events_count: events.length,
        stored_bytes: packedEvents.body.length,
      });
    };
    const recording = await this.room.alone(sender, () => this.unitOfWork.run(write));
    return presentRecording(recording, new Map());
  }

  /** Deletes recordings of the visitor who knows this secret, and of the person who is signed in. */
  withdraw(actor: Actor | null, visitor: string): Promise<number> {
    const whose: FindOptionsWhere<Recording>[] = [{ visitor_hash: hashOf(visitor) }];
    if (actor) whose.push({ user_id: actor.id });
    return this.unitOfWork.run(async ({ manager }) => {
      let deleted = 0;
      for (const where of whose) deleted += (await manager.delete(Recording, where)).affected ?? 0;
      return deleted;
    });
  }

  async page(list: FiltersOf<RecordingFilters>): Promise<Rows<RecordingRecord>> {
    const { error_report_id, support_ticket_id, user_id } = list;
    const conditions = Object.entries({ error_report_id, support_ticket_id, user_id });
    const where = Object.fromEntries(conditions.filter(([, value]) => value != null));
    const { rows, total } = await pageOf(this.recordings, where, list);
    return { rows: await this.shown(rows), total };
  }

  async shown(recordings: Recording[]): Promise<RecordingRecord[]> {
    const names = await this.users.namesOf(recordings.map(({ user_id }) => user_id));
    return recordings.map((recording) => presentRecording(recording, names));
  }

  /** The events as JSON. @throws NotFound when they were withdrawn meanwhile, or are none */
  async events({ id }: Recording): Promise<Buffer> {
    const found = await this.recordings.findOne({ select: { body: true }, where: { id } });
    const events = found && (await unpacked(found.body));
    if (!events) throw NotFound.record(Recording.name, id);
    return events;
  }

  private async mustBeAbout(
    actor: Actor | null,
    { error_report_id, support_ticket_id }: SentRecording,
  ): Promise<void> {
    const { manager } = this.dataSource;
    if (error_report_id != null && !(await findRecord(manager, ErrorReport, error_report_id))) {
      throw ValidationFailed.field('error_report_id', 'The selected error report id is invalid.');
    }
    if (support_ticket_id == null) return;
    const ticket = await findRecord(manager, SupportTicket, support_ticket_id);
    if (!ticket)
      throw ValidationFailed.field('support_ticket_id', 'The selected support ticket id is invalid.');
    const verdict = supportTicketPolicy.change(actor, ticket);
    if (!verdict.allowed) throw new Forbidden(verdict.message);
  }
}

const hashOf = (visitor: string) => createHash('sha256').update(visitor.toLowerCase()).digest('hex');
