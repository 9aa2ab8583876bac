import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { In, LessThan, LessThanOrEqual } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { type Environment, ENVIRONMENT } from '../config/environment';
import { Retention } from '@kit/server/store/retention';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { type AuditChain, chainOf } from './audit-chain';
import { AuditEvent } from './audit-event.entity';
import { AuditSeal } from './audit-seal.entity';

const AT_ONCE = 1_000;
/** Documented in docs/operations.md. */
const RETENTION_MS = 365 * 86_400_000;

/** Takes old events away from the beginning of the chain, so that what is left can still be checked. */
@Injectable()
export class AuditRetention implements OnModuleInit {
  private readonly chain: AuditChain;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly unitOfWork: UnitOfWork,
    private readonly retention: Retention,
    private readonly clock: Clock,
  ) {
    this.chain = chainOf(environment);
  }

  onModuleInit(): void {
    this.retention.add(async () => {
      await this.sweep(new Date(this.clock.now().getTime() - RETENTION_MS));
    });
  }

  /** @returns how many events went; they are sealed ones from before that instant, up to the first that is not */
  async sweep(before: Date): Promise<number> {
    let swept = 0;
    for (;;) {
      const some = await this.unitOfWork.run((tx) => this.sweepSome(tx, before));
      swept += some;
      if (some < AT_ONCE) return swept;
    }
  }

  private async sweepSome(tx: Transaction, before: Date): Promise<number> {
    const first = await tx.manager.find(AuditSeal, { order: { position: 'ASC' }, take: AT_ONCE + 1 });
    const seals = first.filter(({ anchor }) => anchor === null).slice(0, AT_ONCE);
    const ids = seals.map(({ event_id }) => event_id);
    const where = { id: In(ids), created_at: LessThan(before) };
    const old = await tx.manager.find(AuditEvent, { select: { id: true }, where, withDeleted: true });
    const isOld = new Set(old.map(({ id }) => id));
    const firstRetained = seals.findIndex(({ event_id }) => !isOld.has(event_id));
    const going = firstRetained < 0 ? seals : seals.slice(0, firstRetained);
    const last = going.at(-1);
    if (!last) return 0;
    await tx.manager.delete(AuditEvent, { id: In(going.map(({ event_id }) => event_id)) });
    await tx.manager.delete(AuditSeal, { position: LessThan(last.position) });
    const anchor = this.chain.anchor(last.position, last.hash);
    await tx.manager.update(AuditSeal, { position: LessThanOrEqual(last.position) }, { anchor });
    return going.length;
  }
}
