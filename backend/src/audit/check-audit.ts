import type { AuditProof } from '@yard/contracts';
import { type DataSource, In, MoreThan } from 'typeorm';
import type { AuditChain } from './audit-chain';
import { AuditEvent } from './audit-event.entity';
import { AuditSeal } from './audit-seal.entity';

const AT_ONCE = 1_000;

/** Follows the chain from its beginning, or from where it was swept. Reads only. */
export async function checkAudit(dataSource: DataSource, chain: AuditChain): Promise<AuditProof> {
  let before: AuditSeal | null = null;
  let sealed = 0;
  for (;;) {
    const seals = await nextSeals(dataSource, before?.position ?? 0);
    const events = await eventsOf(dataSource, seals);
    for (const seal of seals) {
      const bad = fault(chain, { before, seal, event: events.get(seal.event_id) });
      if (bad !== null) return { sealed, waiting: 0, head: before?.hash ?? '', bad };
      if (seal.anchor === null) sealed += 1;
      before = seal;
    }
    if (seals.length < AT_ONCE) break;
  }
  return { sealed, waiting: await waitingEvents(dataSource), head: before?.hash ?? '', bad: null };
}

function fault(
  chain: AuditChain,
  { before, seal, event }: { before: AuditSeal | null; seal: AuditSeal; event: AuditEvent | undefined },
): string | null {
  if (before === null && seal.anchor !== null) {
    const isOurs = chain.isAnchor(seal.anchor, seal.position, seal.hash);
    return isOurs ? null : `the beginning of the log, up to event ${seal.event_id}, was taken away`;
  }
  if (seal.position !== (before?.position ?? 0) + 1) {
    return `seals before that of event ${seal.event_id} were taken away`;
  }
  if (!event) return `event ${seal.event_id} was deleted`;
  if (chain.isLink(seal.hash, before?.hash ?? '', event)) return null;
  const hint = before === null ? ', or everything was sealed with another APP_KEY' : '';
  return `event ${seal.event_id} was changed${hint}`;
}

function nextSeals(dataSource: DataSource, after: number): Promise<AuditSeal[]> {
  const where = { position: MoreThan(after) };
  return dataSource.manager.find(AuditSeal, { where, order: { position: 'ASC' }, take: AT_ONCE });
}

async function eventsOf(dataSource: DataSource, seals: AuditSeal[]): Promise<Map<number, AuditEvent>> {
  const where = { id: In(seals.map(({ event_id }) => event_id)) };
  const events = await dataSource.manager.find(AuditEvent, { where, withDeleted: true });
  return new Map(events.map((event) => [event.id, event]));
}

async function waitingEvents(dataSource: DataSource): Promise<number> {
  const [row] = await dataSource.query<{ n: number | string }[]>(
    `SELECT COUNT(*) AS n FROM audit_events e LEFT JOIN audit_seals s ON s.event_id = e.id WHERE s.event_id IS NULL`,
  );
  return Number(row?.n ?? 0);
}
