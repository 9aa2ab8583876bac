import { BILL_ANSWER_HOURS } from '@yard/contracts';
import { Injectable } from '@nestjs/common';
import { Clock, Periodic } from '@kit/server/base/clock/clock';
import { logFailure } from '@kit/server/base/logging/log-failure';
import { storedInstant } from '@kit/server/store/reading';
import { DataSource } from 'typeorm';
import { BillAnswersService } from '../moves/bills/bill-answers.service';
import { OFFERED_BILL } from '../records/answers-in-sql';
import { beforeMove } from '../records/state-in-sql';
import { hoursAfter } from './due-requests';

const EVERY_MS = 60_000;

/** Found from the bills that nobody answered: no more than wait at once. */
const UNANSWERED = `SELECT r.id AS id FROM rental_bills bill JOIN rental_requests r ON r.id = bill.rental_request_id
  WHERE ${OFFERED_BILL} AND bill.created_at <= ? AND r.deleted_at IS NULL AND ${beforeMove('answerBillBySilence')} ORDER BY r.id`;

/** Silence answers bills whose renters had their time, each in a transaction of its own. */
@Injectable()
export class UnansweredBills {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly answers: BillAnswersService,
  ) {}

  /** One that fails must not keep the others waiting; the next run tries it again. */
  @Periodic('unanswered bills', EVERY_MS)
  async answerAll(): Promise<void> {
    const since = storedInstant(hoursAfter(this.clock.now(), -BILL_ANSWER_HOURS));
    for (const { id } of await this.dataSource.query<{ id: number }[]>(UNANSWERED, [since])) {
      await logFailure(this, `rental ${id}`, this.answers.answerBySilence(Number(id)));
    }
  }
}
