import { networkOf } from '@laravel-wire/nest';
import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work';
import { ReleaseSwitches } from './release-switches';
import { UnfitRemote } from './remote-bundle';
import type { ServedRemote } from './served-remote';

/** So many visitors for whom a version fails, and such a part of those that got it, are no chance. */
const LEAST_FAILED = 5;
const PART_FAILED = 0.2;
/** How long a visitor counts. */
const KEEP_MS = 10 * 60_000;
/** More are not told apart: the part of them that fails is the same. */
const MOST_VISITORS = 5_000;

/** When each visitor last got a version, and for whom it last failed, by their networks. */
interface Seen {
  given: Map<string, number>;
  failed: Map<string, number>;
}

/**
 * Takes a version back by itself that fails where visitors are: docs/decisions/0048. A visitor is a network address, as
 * limits count them, so that one machine, whatever it sends, is one visitor. Each process judges by whom it served.
 */
@Injectable()
export class FailingVersions {
  private readonly logger = new Logger('Remotes');
  private readonly seen = new Map<string, Seen>();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly switches: ReleaseSwitches,
  ) {}

  /**
   * Somebody was told which versions there are for them.
   *
   * @param failing  versions that the page says it could not load, or could not draw at first
   */
  async told(ip: string, given: readonly ServedRemote[], failing: readonly string[]): Promise<void> {
    const visitor = networkOf(ip);
    const now = performance.now();
    for (const { folder, version } of given) note(this.seenOf(folder, version).given, visitor, now);
    for (const version of failing) {
      for (const { folder } of given) {
        const known = this.seen.get(`${folder}/${version}`);
        // Who never got it cannot have seen it fail.
        if (!known?.given.has(visitor)) continue;
        note(known.failed, visitor, now);
        if (isFailing(known, now)) await this.takeBack(folder, version, known);
      }
    }
  }

  /** Of a version's visitors who got it from this process not long ago: how many, and for how many it failed. */
  countsOf({ name, version }: { name: string; version: string }): { given: number; failed: number } {
    const known = this.seen.get(`${name}/${version}`);
    if (!known) return { given: 0, failed: 0 };
    forgetOld(known, performance.now());
    return { given: known.given.size, failed: known.failed.size };
  }

  private seenOf(folder: string, version: string): Seen {
    const key = `${folder}/${version}`;
    const known = this.seen.get(key) ?? { given: new Map(), failed: new Map() };
    this.seen.set(key, known);
    return known;
  }

  private async takeBack(folder: string, version: string, { given, failed }: Seen): Promise<void> {
    const because = `failed for ${failed.size} of ${given.size} visitors`;
    this.seen.delete(`${folder}/${version}`);
    try {
      const isTaken = await this.unitOfWork.run((tx) =>
        this.switches.takeBack(tx, folder, version, { failed: failed.size, given: given.size }),
      );
      if (isTaken) this.logger.error(`${folder} ${version} is taken back: it ${because}`);
    } catch (error) {
      const reason = error instanceof UnfitRemote ? error.message : String(error);
      this.logger.error(`${folder} ${version} ${because}, and cannot be taken back: ${reason}`);
    }
  }
}

function isFailing(seen: Seen, now: number): boolean {
  forgetOld(seen, now);
  const { given, failed } = seen;
  return failed.size >= LEAST_FAILED && failed.size >= given.size * PART_FAILED;
}

function forgetOld({ given, failed }: Seen, now: number): void {
  for (const counted of [given, failed]) {
    for (const [visitor, at] of counted) if (now - at > KEEP_MS) counted.delete(visitor);
  }
}

function note(visitors: Map<string, number>, visitor: string, now: number): void {
  visitors.delete(visitor);
  const [oldest] = visitors.size < MOST_VISITORS ? [] : visitors.keys();
  if (oldest !== undefined) visitors.delete(oldest);
  visitors.set(visitor, now);
}
