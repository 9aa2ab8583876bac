import { zoneOf } from '@yard/contracts';
import { ValidationFailed } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { addDays, todayIn } from '@yard/dates';
import { Clock, Periodic } from '@kit/server/base/clock/clock';
import { logFailure } from '@kit/server/base/logging/log-failure';
import { inNetworks } from '@kit/server/base/settings/networks';
import { AtOnce } from '@kit/server/files/file-store';
import { getText, INNER, Unreadable } from '@kit/server/edge/outgoing/get-text';
import { isPublicAddress } from '@kit/server/edge/outgoing/public-addresses';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { AsyncResource } from 'node:async_hooks';
import { isIP } from 'node:net';
import { IsNull, LessThanOrEqual, Repository } from 'typeorm';
import { PRODUCT_NAME } from '../../../config/product';
import { type Environment, ENVIRONMENT } from '../../../config/environment';
import { Machine } from '../../machines/machine.entity';
import type { CalendarDays, CalendarWindow } from './days-of-calendar';
import { daysInThread } from './days-in-thread';
import { MachineCalendar } from './machine-calendar.entity';
import { OutsideDays } from './outside-days';

const EVERY_MS = 15 * 60_000;
/** One of all processes reads a calendar, and none reads it again before the next run. */
const CLAIMED_MS = EVERY_MS - 60_000;
const AT_ONCE = 4;
/** Each may take a core, and 128 MB. */
const THREADS = 1;
const MAX_BYTES = 2_000_000;
const TIMEOUT_MS = 10_000;
/** Days ahead that events may block. */
const REACH_DAYS = 730;

@Injectable()
export class CalendarReader {
  private readonly isAllowed: (address: string) => boolean;
  private readonly readings = new AtOnce(AT_ONCE);
  private readonly threads = new AtOnce(THREADS);
  /** Runs outside any request: broadcasts of a reading must reach the person who added the calendar, too. */
  private readonly outside = new AsyncResource('CalendarReader');

  constructor(
    @InjectRepository(MachineCalendar) private readonly calendars: Repository<MachineCalendar>,
    private readonly unitOfWork: UnitOfWork,
    private readonly days: OutsideDays,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    const isOurs = inNetworks(environment.calendarNetworks);
    this.isAllowed = (address) => isPublicAddress(address) || isOurs(address);
  }

  /** The address to store. @throws ValidationFailed for one that can be seen to be an inner address */
  addressOf(given: string): string {
    const url = new URL(given.replace(/^webcal:/i, 'https:'));
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !this.isAllowed(host)) throw ValidationFailed.field('url', INNER);
    return url.href;
  }

  /** A few at the same time. One that fails must not keep the others waiting. */
  @Periodic('outside calendars', EVERY_MS)
  async readAll(): Promise<void> {
    const due = await this.calendars.find({ where: this.isDue(), order: { id: 'ASC' } });
    await Promise.all(due.map(({ id }) => this.readLogged(id)));
  }

  begin(id: number): void {
    void this.outside.runInAsyncScope(() => this.readLogged(id));
  }

  private readLogged(id: number): Promise<void> {
    return logFailure(
      this,
      `calendar ${id}`,
      this.readings.run(() => this.read(id)),
    );
  }

  private async read(id: number): Promise<void> {
    const found = await this.claim(id);
    if (!found) return;
    const { calendar, window } = found;
    const read = await this.fetch(calendar, window).catch((error: unknown) => {
      if (error instanceof Unreadable) return error;
      throw error;
    });
    if (read instanceof Unreadable) await this.days.fail(calendar, read.message);
    else await this.days.save(calendar, read, window);
  }

  private async fetch({ url }: MachineCalendar, window: CalendarWindow): Promise<CalendarDays> {
    const text = await getText(url, {
      isAllowed: this.isAllowed,
      accept: 'text/calendar',
      userAgent: PRODUCT_NAME,
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
    });
    return this.threads.run(() => daysInThread(text, window));
  }

  private claim(id: number) {
    return this.unitOfWork.run(async (tx) => {
      const calendar = await tx.lock(MachineCalendar, { id });
      const isTaken = calendar?.tried_at && calendar.tried_at.getTime() > tx.now.getTime() - CLAIMED_MS;
      if (!calendar || isTaken) return null;
      const machine = await tx.manager.findOneBy(Machine, { id: calendar.machine_id });
      if (!machine) return null;
      await tx.update(calendar, { tried_at: tx.now });
      const zone = zoneOf(machine);
      const from = todayIn(zone, tx.now);
      return { calendar, window: { from, to: addDays(from, REACH_DAYS), zone } };
    });
  }

  private isDue() {
    const before = new Date(this.clock.now().getTime() - CLAIMED_MS);
    return [{ tried_at: IsNull() }, { tried_at: LessThanOrEqual(before) }];
  }
}
