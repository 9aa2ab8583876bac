import type { FiltersOf } from '@laravel-wire/nest';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor } from '@yard/contracts';
import type { MissedSearchFilters } from '@yard/contracts/back-office';
import { containing } from '@yard/server/store/containing';
import { pageOf, type Rows } from '@yard/server/store/page-of';
import { isDuplicate, type Transaction, UnitOfWork } from '@yard/server/store/unit-of-work';
import { In, Raw, Repository } from 'typeorm';
import { AuditService } from '../../../../people/audit/audit.service';
import type { MachineList } from '../machine-index';
import { MissedSearch } from './missed-search.entity';

const SAVED_AFTER_MS = 10_000;
/** Texts that a process keeps until they are saved: what a stranger can make it remember. */
const HELD_MAX = 200;
/** Longer ones are no names of machines. */
const TERM_MAX = 60;
/** Rows that are kept, the latest. */
const KEPT_MAX = 1_000;

type MissedList = Pick<MachineList, 'search' | 'page' | 'facets'>;

/** Counts the searches that find no machine, in memory, and saves the counts every ten seconds. Admins read them. */
@Injectable()
export class MissedSearches implements OnModuleDestroy {
  private readonly logger = new Logger(MissedSearches.name);
  private timer: NodeJS.Timeout | null = null;
  private held = new Map<string, number>();
  private saving = Promise.resolve();

  constructor(
    @InjectRepository(MissedSearch) private readonly rows: Repository<MissedSearch>,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditService,
  ) {}

  onModuleDestroy(): void {
    if (this.timer) clearTimeout(this.timer);
  }

  /** Nobody waits for it. A list with facets accompanies the one that is shown: counted, a search would count twice. */
  add(actor: Actor | null, { search, page, facets }: MissedList): void {
    if (actor?.admin || page > 1 || facets) return;
    const term = plainTerm(search ?? '');
    if (term.length > TERM_MAX || !/[\p{L}\p{N}]/u.test(term)) return;
    const count = this.held.get(term) ?? 0;
    if (count > 0 || this.held.size < HELD_MAX) this.held.set(term, count + 1);
    // Processes that serve visitors alone have no periodic jobs.
    this.timer ??= setTimeout(() => void this.saveLogged(), SAVED_AFTER_MS).unref();
  }

  /** Saves the counts held now. Calls run one after the other. @throws what the database throws; those counts are lost */
  save(): Promise<void> {
    const saved = this.saving.then(() => this.saveHeld());
    // Its own caller hears of what went wrong; the next call begins all the same.
    this.saving = saved.then(
      () => undefined,
      () => undefined,
    );
    return saved;
  }

  private async saveHeld(): Promise<void> {
    const held = this.held;
    if (held.size === 0) return;
    this.held = new Map();
    for (const [term, count] of held) await this.saveOne(term, count);
    await this.forget();
  }

  page({ search, ...list }: FiltersOf<MissedSearchFilters>): Promise<Rows<MissedSearch>> {
    const where = search
      ? { term: Raw((column) => `${column} LIKE :term ESCAPE '!'`, { term: containing(plainTerm(search)) }) }
      : {};
    return pageOf(this.rows, where, list);
  }

  /** It comes back when somebody searches for it again. */
  remove(actor: Actor, { id, term }: MissedSearch): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await tx.manager.delete(MissedSearch, { id });
      const did = { actor, action: 'delete', record_type: 'missed_search', record_id: id };
      await this.audit.save(tx, { ...did, data: { term } });
    });
  }

  private saveLogged(): Promise<void> {
    this.timer = null;
    return this.save().catch((error: unknown) =>
      this.logger.error('missed searches', error instanceof Error ? error.stack : String(error)),
    );
  }

  /** Another process may save the same one: what it counted then stands, and this count is lost. */
  private async saveOne(term: string, count: number): Promise<void> {
    const saving = this.unitOfWork.run((tx) => addCount(tx, term, count));
    await saving.catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
    });
  }

  private async forget(): Promise<void> {
    const beyond = await this.rows.find({
      select: { id: true },
      order: { last_at: 'DESC', id: 'DESC' },
      skip: KEPT_MAX,
      take: HELD_MAX,
    });
    if (beyond.length > 0) await this.rows.delete({ id: In(beyond.map(({ id }) => id)) });
  }
}

async function addCount(tx: Transaction, term: string, count: number): Promise<void> {
  const [row] = await tx.lockAll(MissedSearch, { term });
  if (row) await tx.update(row, { count: row.count + count, last_at: tx.now });
  else await tx.insert(MissedSearch, { term, count, last_at: tx.now });
}

/** One spelling for what differs by case, accents and blanks alone. */
function plainTerm(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().split(/\s+/).filter(Boolean).join(' ');
}
