import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import type { Offer } from '@kit/federation-registry/offers';
import { openingIn, receiptOf } from '@kit/federation-registry/receipt';
import { RejectedRemote } from '@kit/federation-registry/remote-bundle';
import { ReleaseSwitches } from '../release-switches';
import { ServedRemotes } from '../served-remotes';
import { type Counts, FIRST, SessionCounts } from './session-counts';
import { RollbackNotices } from './rollback-notices';
import { VisitorKeys } from './visitor-keys';

/** Rolled back: three of the first ten visitors failed, or later three and a fifth. */
const LEAST_FAILED = 3;
const PART_FAILED = 0.2;

/** Rolls back a version by itself that fails where it is opened: docs/decisions/0046. */
@Injectable()
export class FailingVersions {
  private readonly logger = new Logger('Remotes');

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly switches: ReleaseSwitches,
    private readonly served: ServedRemotes,
    private readonly visitorKeys: VisitorKeys,
    private readonly counts: SessionCounts,
    private readonly notices: RollbackNotices,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Counts a session that loads a version's code.
   *
   * @returns a signed receipt, to be sent with the report should the version fail; null where nothing is counted
   */
  async opened(request: FastifyRequest, version: string): Promise<string | null> {
    const offer = (await this.served.offered()).find((one) => isGiven(one, version));
    if (!offer) return null;
    const known = { name: offer.name, version, since: offer.since };
    const who = await this.visitorKeys.of(request);
    return receiptOf(
      { ...known, who, isEarly: await this.counts.opened(known, who) },
      this.environment.appKey,
    );
  }

  /** Counts the failure after the response is sent: the visitor need not wait for a rollback. */
  report(receipt: string | null): void {
    if (receipt === null) return;
    this.failed(receipt).catch((error: unknown) => {
      this.logger.warn(`a version that failed somewhere is not counted: ${String(error)}`);
    });
  }

  /** A session could not load or draw what it opened. */
  async failed(receipt: string): Promise<void> {
    const opening = openingIn(receipt, this.environment.appKey);
    const offer = opening && (await this.served.offered()).find(({ name }) => name === opening.name);
    if (!offer || !isGiven(offer, opening.version) || offer.since !== opening.since) return;
    await this.counts.failed(opening);
    const because = reasonIn(await this.counts.of(opening));
    if (because !== null) await this.rollBack(opening.name, opening.version, because);
  }

  /** Adds the number of visitors who opened each version recently, and of those for whom it failed. */
  async counted<One extends { name: string; version: string }>(versions: readonly One[]) {
    const offers = await this.served.offered();
    const counted = versions.map(async (one) => {
      const { name, version } = one;
      const offer = offers.find((each) => each.name === name && isGiven(each, version));
      const none = { opened: 0, failed: 0 };
      const counts = offer ? await this.counts.of({ name, version, since: offer.since }) : none;
      return { ...one, opened: counts.opened, failed: counts.failed };
    });
    return { versions: await Promise.all(counted), frozen_until: this.switches.freeze.until() };
  }

  private async rollBack(name: string, version: string, because: string): Promise<void> {
    try {
      const isTaken = await this.unitOfWork.run(async (tx) => {
        const isWell = (earlier: string) => this.counts.isWell({ name, version: earlier });
        const taken = await this.switches.rollBack(tx, name, version, because, isWell);
        if (taken) await this.notices.notify(tx, { name, version, because, ...taken });
        return taken !== false;
      });
      if (isTaken) this.logger.error(`${name} ${version} is taken back: it ${because}`);
    } catch (error) {
      const reason = error instanceof RejectedRemote ? error.message : String(error);
      this.logger.error(`${name} ${version} ${because}, and cannot be taken back: ${reason}`);
    }
  }
}

function isGiven({ live, canary, past }: Offer, version: string): boolean {
  const isCounted = [live, canary].some((one) => one?.version === version && one.isCounted);
  return isCounted || past.includes(version);
}

function reasonIn({ opened, failed, firstFailed }: Counts): string | null {
  if (firstFailed >= LEAST_FAILED)
    return `failed for ${firstFailed} of the first ${FIRST} sessions that opened it`;
  const isMuch = failed >= LEAST_FAILED && failed >= opened * PART_FAILED;
  return isMuch ? `failed for ${failed} of ${opened} sessions that opened it` : null;
}
