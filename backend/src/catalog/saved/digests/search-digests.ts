import { Inject, Injectable } from '@nestjs/common';
import { todayIn } from '@yard/dates';
import { MachineViews } from '../../machines/machine-views';
import { FreshMachines } from '../../search/fresh-machines';
import type { Language } from '../../search/interpreter';
import { Clock, Periodic } from '@kit/server/base/clock/clock';
import { logFailure } from '@kit/server/base/logging/log-failure';
import { type Environment, ENVIRONMENT } from '../../../config/environment';
import { findRecord } from '@kit/server/store/reading';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { User } from '../../../users/user.entity';
import { nextMorning } from '../searches/next-check';
import { SavedSearch } from '../searches/saved-search.entity';
import { type Digest, DigestMails } from './digest-mails';
import { DueSearches } from './due-searches';
import { SavedSearchHit } from './saved-search-hit.entity';

const EVERY_MS = 15 * 60_000;
const AT_ONCE = 100;
/** Publishing stamps the machine before the commit, so the newest may belong to the next day's digest. */
const SETTLED_MS = 60_000;
/** A mail names so many machines. */
const NAMED = 10;

interface Look {
  /** Until then the search is this process's: it stands in the row. */
  lease: Date;
  /** Machines that were published up to here have been searched. */
  until: Date;
}

/**
 * Tells people once a day by mail what is new in the searches they keep. A search is taken for a while; what was looked
 * up, named and mailed is one transaction, so that a kill leaves all or nothing to the next round.
 */
@Injectable()
export class SearchDigests {
  constructor(
    private readonly due: DueSearches,
    private readonly fresh: FreshMachines,
    private readonly views: MachineViews,
    private readonly mails: DigestMails,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Periodic('saved searches', EVERY_MS)
  async sweep(): Promise<void> {
    const now = this.clock.now();
    let due = await this.due.after(0, now, AT_ONCE);
    const language = due.length > 0 ? await this.fresh.language() : null;
    while (due.length > 0 && language) {
      for (const search of due) {
        // One that fails must not keep the others; a later round tries it again.
        await logFailure(this, `search ${search.id}`, this.check(search, now, language));
      }
      due = await this.due.after(due.at(-1)?.id ?? Infinity, now, AT_ONCE);
    }
  }

  private async check(search: SavedSearch, now: Date, language: Language): Promise<void> {
    const lease = await this.due.take(search, now);
    if (!lease) return;
    const until = new Date(Math.max(now.getTime() - SETTLED_MS, search.looked_until.getTime()));
    const digest = await this.digestOf(search, until, language);
    await this.unitOfWork.run((tx) => this.notify(tx, search, { lease, until }, digest));
  }

  /** Null where nothing is new, and of days that are over. */
  private async digestOf(search: SavedSearch, until: Date, language: Language): Promise<Digest | null> {
    const { id, query, user_id, looked_until: after } = search;
    if (query.to != null && query.to < todayIn(this.environment.timeZone, until)) return null;
    const { machines, total } = await this.fresh.of(query, { after, until, notOf: user_id }, language);
    const alreadySent = await this.due.named(
      id,
      machines.map((machine) => machine.id),
    );
    const unsent = machines.filter((machine) => !alreadySent.has(machine.id));
    if (unsent.length === 0) return null;
    const named = await this.views.many(unsent.slice(0, NAMED), null, null);
    return { machines: named, total: total - alreadySent.size };
  }

  /** Writes down that it was looked, and the mail, unless the search is no longer this process's, or wanted. */
  private async notify(
    tx: Transaction,
    { id }: SavedSearch,
    look: Look,
    digest: Digest | null,
  ): Promise<void> {
    const search = await tx.lock(SavedSearch, { id, notify: true });
    if (search?.next_look_at.getTime() !== look.lease.getTime()) return;
    const reader = await findRecord(tx.manager, User, search.user_id);
    if (!reader || reader.suspended_at) return;
    const next_look_at = nextMorning(this.environment.timeZone, tx.now);
    await tx.update(search, { looked_until: look.until, next_look_at });
    if (!digest) return;
    await tx.update(search, { notified_at: tx.now });
    const named = digest.machines.map((machine) => ({ saved_search_id: id, machine_id: machine.id }));
    await tx.insertAll(SavedSearchHit, named);
    await this.mails.post(tx, reader, search, digest);
  }
}
