import { Conflict, type ListQuery, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Actor, type BlackoutInput, blackoutType, type UpdateBlackoutInput } from '@yard/contracts';
import { Repository } from 'typeorm';
import { pageOf, type Rows } from '../../database/page-of';
import { type Transaction, UnitOfWork } from '../../database/unit-of-work';
import { Blackout } from './blackout.entity';
import { CalendarService } from './calendar.service';
import { RecordNews } from '../../resources/record-news';
import type { MachinePart } from '../parts/machine-parts.scope';
import type { Machine } from '../machine.entity';
import { MachinesService } from '../machines.service';
import { presentBlackout } from './present-blackout';

/** Every change holds the machine's row, as claims of the calendar do: no day is both rented and blacked out. */
@Injectable()
export class BlackoutsService {
  constructor(
    @InjectRepository(Blackout) private readonly blackouts: Repository<Blackout>,
    private readonly unitOfWork: UnitOfWork,
    private readonly machines: MachinesService,
    private readonly calendar: CalendarService,
    private readonly news: RecordNews,
  ) {}

  page(machine: Machine, list: ListQuery): Promise<Rows<Blackout>> {
    return pageOf(this.blackouts, { machine_id: machine.id }, list);
  }

  /** @throws Conflict when a day is rented */
  create(actor: Actor, { id }: Machine, inputs: BlackoutInput[]): Promise<Blackout[]> {
    return this.unitOfWork.run(async (tx) => {
      const machine = await this.machines.held(tx, id);
      const created: Blackout[] = [];
      for (const input of inputs) {
        const { start_date, end_date, reason } = input;
        await this.mustBeUnrented(tx, id, input);
        const fields = { machine_id: id, start_date, end_date, reason: reason ?? null };
        const blackout = await tx.insert(Blackout, fields);
        await this.changed(tx, actor, 'create', { machine, part: blackout });
        created.push(blackout);
      }
      return created;
    });
  }

  /** @throws ValidationFailed when the span would end before it starts; Conflict when a day of it is rented */
  update(actor: Actor, found: MachinePart<Blackout>, input: UpdateBlackoutInput): Promise<Blackout> {
    const { part } = found;
    const span = {
      start_date: input.start_date ?? part.start_date,
      end_date: input.end_date ?? part.end_date,
    };
    if (span.end_date < span.start_date) {
      throw ValidationFailed.field(
        'end_date',
        'The end date field must be a date after or equal to start date.',
      );
    }
    return this.unitOfWork.run(async (tx) => {
      const machine = await this.machines.held(tx, part.machine_id);
      await this.mustBeUnrented(tx, machine.id, span);
      await tx.update(part, { ...span, reason: input.reason });
      await this.changed(tx, actor, 'update', { machine, part });
      return part;
    });
  }

  remove(actor: Actor, { machine, part }: MachinePart<Blackout>): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await tx.remove(part);
      await this.changed(tx, actor, 'delete', { machine, part });
    });
  }

  private async mustBeUnrented(
    tx: Transaction,
    machineId: number,
    span: { start_date: string; end_date: string },
  ) {
    const day = await this.calendar.firstRentedDay(tx, machineId, {
      from: span.start_date,
      to: span.end_date,
    });
    if (day !== null) throw new Conflict(`The machine is rented on ${day}.`);
  }

  private async changed(
    tx: Transaction,
    actor: Actor,
    action: string,
    { machine, part }: MachinePart<Blackout>,
  ) {
    const message = part.deleted_at ? null : { model: presentBlackout(part) };
    const change = { actor, action, name: 'blackout', type: blackoutType, record: part, message };
    await this.news.changed(tx, { ...change, owner: machine.user_id, data: { machine_id: machine.id } });
  }
}
