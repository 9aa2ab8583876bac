import { Injectable } from '@nestjs/common';
import { ERROR_TEXT_MAX, withoutPersons } from '@yard/contracts/watching';
import { cutTo } from '@yard/contracts/cut-text';
import { LessThan } from 'typeorm';
import { isDuplicate, type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { masked } from '@kit/server/base/logging/log-lines';
import { ErrorOccurrence } from './error-occurrence.entity';
import { ErrorReport } from './error-report.entity';
import type { Fault } from './fault';
import { fingerprintOf } from './fingerprint';

/** The newest occurrences stored per error; an error that never ends must not fill the table. */
const OCCURRENCES_MAX = 200;
/** Occurrences between two deletions of older ones. */
const TRIM_EVERY = 50;

/** The product's own store of errors: one row for each kind, one for each time. */
@Injectable()
export class ErrorStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * Counts an error in; one that was resolved is open again, unless it happens in the release that still has it. Nothing
   * of persons is in its texts.
   */
  async store(given: Fault): Promise<ErrorReport> {
    const fault = fitted(given);
    try {
      return await this.unitOfWork.run((tx) => this.count(tx, fault));
    } catch (error) {
      // Another process met the same error at the same moment, and has its row.
      if (!isDuplicate(error)) throw error;
      return this.unitOfWork.run((tx) => this.count(tx, fault));
    }
  }

  private async count(tx: Transaction, fault: Fault): Promise<ErrorReport> {
    const fingerprint = fingerprintOf(fault);
    const { name, message, stack, user_agent, ...happening } = fault;
    const known = await tx.lock(ErrorReport, { fingerprint });
    const last = { name, message, stack, happening };
    const seen = { ...last, last_seen_at: tx.now };
    const report = known
      ? await tx.update(known, { ...seen, ...openedAgain(known, fault, tx.now), count: known.count + 1 })
      : await tx.insert(ErrorReport, { ...seen, ...OPEN, fingerprint, count: 1, first_seen_at: tx.now });
    await tx.insert(ErrorOccurrence, { error_report_id: report.id, happening, user_agent });
    if (report.count % TRIM_EVERY === 0) await this.trim(tx, report.id);
    return report;
  }

  private async trim(tx: Transaction, error_report_id: number): Promise<void> {
    const [oldest] = await tx.manager.find(ErrorOccurrence, {
      select: { id: true },
      where: { error_report_id },
      order: { id: 'DESC' },
      skip: OCCURRENCES_MAX - 1,
      take: 1,
    });
    if (oldest) await tx.manager.delete(ErrorOccurrence, { error_report_id, id: LessThan(oldest.id) });
  }
}

const OPEN = { resolved_at: null, resolved_id: null, faulty_release: null, again_at: null };

function openedAgain(known: ErrorReport, { release }: Fault, now: Date): Partial<ErrorReport> {
  if (known.resolved_at === null) return {};
  if (known.faulty_release !== null && known.faulty_release === release) return {};
  return { ...OPEN, again_at: now };
}

/** Texts without persons and secrets, as long as their columns take them. */
function fitted(fault: Fault): Fault {
  // Text that is cut off later need not be masked.
  const text = (given: string, most: number) => cutTo(masked(withoutPersons(cutTo(given, 2 * most))), most);
  const either = (given: string | null, most: number) => given && text(given, most);
  return {
    ...fault,
    name: text(fault.name, ERROR_TEXT_MAX.name),
    message: text(fault.message, ERROR_TEXT_MAX.message),
    stack: either(fault.stack, ERROR_TEXT_MAX.stack),
    page: either(fault.page?.split('?')[0] ?? null, ERROR_TEXT_MAX.page),
    remote: either(fault.remote, ERROR_TEXT_MAX.release),
    release: either(fault.release, ERROR_TEXT_MAX.release),
    user_agent: either(fault.user_agent, 255),
  };
}
