import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Periodic } from '@kit/server/base/clock/clock';
import { type Environment, ENVIRONMENT } from '../config/environment';
import { isSqlite } from '@kit/server/store/reading';
import { isDuplicate, type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { type AuditChain, chainOf } from './audit-chain';
import { AuditEvent } from './audit-event.entity';
import { AuditSeal } from './audit-seal.entity';

const EVERY_MS = 2_000;
const AT_ONCE = 500;
/** A transaction that began earlier may commit an id below those that are sealed already; so far back is looked. */
const LATE_IDS = 2_000;

/** Seals a few hundred soon after they are written: a lock in each change would make all wait. */
@Injectable()
export class AuditSealer {
  private readonly chain: AuditChain;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {
    this.chain = chainOf(environment);
  }

  /** Seals what is there. Several processes may: the first takes the next position, the others come round again. */
  @Periodic('audit seals', EVERY_MS)
  async seal(): Promise<void> {
    try {
      while (await this.isBehind()) {
        const sealed = await this.unitOfWork.run((tx) => this.sealSome(tx));
        if (sealed < AT_ONCE) return;
      }
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }

  /** Called outside of a transaction, because mostly there is nothing to do. */
  private async isBehind(): Promise<boolean> {
    const [row] = await this.dataSource.query<{ event: number | null; sealed: number | null }[]>(
      'SELECT (SELECT MAX(id) FROM audit_events) AS event, (SELECT MAX(event_id) FROM audit_seals) AS sealed',
    );
    return Number(row?.event ?? 0) > Number(row?.sealed ?? 0);
  }

  private async sealSome(tx: Transaction): Promise<number> {
    const last = await lastSeal(tx.manager);
    const events = await unsealed(tx.manager);
    let { position, hash } = last ?? { position: 0, hash: '' };
    const seals = events.map((event) => {
      hash = this.chain.link(hash, event);
      position += 1;
      return { position, event_id: event.id, hash, anchor: null, sealed_at: tx.now };
    });
    if (seals.length > 0) await tx.manager.insert(AuditSeal, seals);
    return seals.length;
  }
}

async function lastSeal(manager: EntityManager): Promise<AuditSeal | null> {
  const lock = isSqlite(manager.dataSource) ? {} : { lock: { mode: 'pessimistic_write' as const } };
  const [last] = await manager.find(AuditSeal, { order: { position: 'DESC' }, take: 1, ...lock });
  return last ?? null;
}

async function unsealed(manager: EntityManager): Promise<AuditEvent[]> {
  const rows = await manager.query<{ id: number }[]>(
    `SELECT e.id FROM audit_events e LEFT JOIN audit_seals s ON s.event_id = e.id
      WHERE s.event_id IS NULL AND e.id > (SELECT COALESCE(MAX(event_id), 0) - ${LATE_IDS} FROM audit_seals)
      ORDER BY e.id LIMIT ${AT_ONCE}`,
  );
  const ids = rows.map(({ id }) => Number(id));
  return manager.find(AuditEvent, { where: { id: In(ids) }, order: { id: 'ASC' }, withDeleted: true });
}
