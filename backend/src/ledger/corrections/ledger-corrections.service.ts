import { Conflict, type ListQuery, mustBeUnchanged } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type AcceptInput,
  LEDGER_ACCOUNTS,
  type LedgerAccount,
  type LedgerCorrectionInput,
  type LedgerCorrectionRecord,
} from '@yard/contracts';
import { ledgerCorrectionShape } from '@yard/contracts/records';
import { pageOf, presenterOf, readMoney, type Rows, wireMoney } from '@kit/server/store/present';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { IsNull, Repository } from 'typeorm';
import { AuditService } from '../../audit/audit.service';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { RentalRequest } from '../../rentals/records/rental-request.entity';
import { UsersService } from '../../users/users.service';
import { LatestCheck } from '../checks/latest-check';
import { linesOf } from '../posting/ledger-rules';
import { LedgerPosting } from '../posting/ledger-posting';
import { mustBalance, type Sides, sumOfSides, targetOf } from './correction-target';
import { LedgerCorrection } from './ledger-correction.entity';

/** Corrections of the ledger: one admin proposes an entry, another one confirms it. docs/rules/0019 */
@Injectable()
export class LedgerCorrections {
  constructor(
    @InjectRepository(LedgerCorrection) private readonly rows: Repository<LedgerCorrection>,
    private readonly unitOfWork: UnitOfWork,
    private readonly books: LedgerPosting,
    private readonly checks: LatestCheck,
    private readonly audit: AuditService,
    private readonly users: UsersService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async page(list: ListQuery): Promise<Rows<LedgerCorrectionRecord>> {
    const { rows, total } = await pageOf(this.rows, { confirmed_by: IsNull() }, list);
    const names = await this.users.namesOf(rows.map(({ user_id }) => user_id));
    return { rows: rows.map((row) => presentCorrection(row, names)), total };
  }

  /** An entry as it stands, and what would set it right. @throws ValidationFailed as `targetOf` */
  async preview(of: { rental_request_id: number; entry_key: string }) {
    const target = await targetOf(this.rows.manager, of, this.environment.platformFeePercent);
    const { posted, wanted } = target;
    return {
      posted: eachSide((account) => wireMoney(posted[account])),
      proposed: eachSide((account) => wireMoney(wanted[account] - posted[account])),
    };
  }

  /** @throws ValidationFailed where it does not balance, and Conflict while another one of the entry waits */
  propose(admin: { id: number }, input: LedgerCorrectionInput): Promise<void> {
    const added = eachSide((account) => readMoney(input[account] ?? 0));
    const { rental_request_id, entry_key, reason } = input;
    return this.unitOfWork.run(async (tx) => {
      await tx.lockRows(RentalRequest, [rental_request_id]);
      const target = await targetOf(tx.manager, input, this.environment.platformFeePercent);
      mustBalance(target, added);
      const [waiting] = await tx.lockAll(LedgerCorrection, { entry_key, confirmed_by: IsNull() });
      if (waiting) throw new Conflict('Another correction of this entry is waiting. Post or stop it first.');
      const correction = await tx.insert(LedgerCorrection, {
        ...{ rental_request_id, entry_key, entry_id: target.id, reason, ...added },
        ...{ user_id: admin.id, confirmed_by: null },
      });
      await this.record(tx, admin, 'propose', correction);
    });
  }

  /** Posts what was proposed. @throws Conflict where it, or the entry, is not what it was */
  confirm(admin: { id: number }, seen: LedgerCorrection, { updated_at }: AcceptInput): Promise<void> {
    mustBeUnchanged(seen, updated_at, 'correction');
    return this.unitOfWork.run(async (tx) => {
      const correction = await this.lock(tx, seen);
      const { money, id, entry, posted } = await targetOf(
        tx.manager,
        correction,
        this.environment.platformFeePercent,
      );
      if (id !== correction.entry_id || sumOfSides(posted) + sumOfSides(correction) !== 0) {
        throw new Conflict('The entry changed in the meantime. Stop this correction and propose another.');
      }
      await tx.update(correction, { confirmed_by: admin.id });
      const entry_key = id === null ? entry.entry_key : `correction-${correction.id}`;
      const lines = linesOf(
        eachSide((account) => correction[account]),
        money,
      );
      const posting = { ...entry, entry_key, correction_id: correction.id, posted_at: tx.now, lines };
      await this.books.correct(tx, { money, postings: [posting] });
      await this.record(tx, admin, 'confirm', correction);
    });
  }

  /** @throws Conflict for one that was posted or stopped meanwhile */
  stop(admin: { id: number }, seen: LedgerCorrection): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const correction = await this.lock(tx, seen);
      await tx.remove(correction);
      await this.record(tx, admin, 'stop', correction);
    });
  }

  private async lock(
    tx: Transaction,
    { id, rental_request_id }: LedgerCorrection,
  ): Promise<LedgerCorrection> {
    await tx.lockRows(RentalRequest, [rental_request_id]);
    const correction = await tx.lock(LedgerCorrection, { id, confirmed_by: IsNull() });
    if (!correction) throw new Conflict('This correction was already posted or stopped.');
    return correction;
  }

  private async record(tx: Transaction, actor: { id: number }, action: string, row: LedgerCorrection) {
    const { id: record_id, rental_request_id, entry_key, reason } = row;
    const data = { rental_request_id, entry_key, reason, ...eachSide((account) => wireMoney(row[account])) };
    await this.audit.save(tx, { actor, action, record_type: 'ledger_correction', record_id, data });
    tx.afterCommit(() => this.checks.forget());
  }
}

const presentCorrection = presenterOf(
  ledgerCorrectionShape,
  ({ user_id }: LedgerCorrection, names: ReadonlyMap<number, string>) => ({
    user_name: names.get(user_id) ?? null,
  }),
);

function eachSide(read: (account: LedgerAccount) => number): Sides {
  return Object.fromEntries(LEDGER_ACCOUNTS.map((account) => [account, read(account)])) as Sides;
}
