import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@yard/server/base/clock/clock';
import { Rounds } from '@yard/server/base/clock/rounds';
import { RentRetries } from '../money/unpaid/rent-retries';
import { UnpaidNews } from '../money/unpaid/unpaid-news';
import { UnpaidRents } from '../money/unpaid/unpaid-rents';

const EVERY_MS = 60_000;

/** Looks after rents that were not paid: attempts that are due, deadlines that passed. */
@Injectable()
export class UnpaidRound implements OnModuleInit {
  private readonly logger = new Logger(UnpaidRound.name);

  constructor(
    private readonly rounds: Rounds,
    private readonly clock: Clock,
    private readonly rents: UnpaidRents,
    private readonly retries: RentRetries,
    private readonly news: UnpaidNews,
  ) {}

  onModuleInit(): void {
    this.rounds.add('unpaid rents', EVERY_MS, () => this.look());
  }

  /** One round. One that fails must not keep the others waiting. */
  async look(): Promise<void> {
    for (const id of await this.rents.recent()) {
      await this.one(id).catch((error: unknown) =>
        this.logger.error(`rental ${id}`, error instanceof Error ? error.stack : String(error)),
      );
    }
  }

  private async one(id: number): Promise<void> {
    await this.retries.advance(id);
    const unpaid = await this.rents.now(id);
    if (unpaid && unpaid.deadlineAt <= this.clock.now()) await this.news.deadlinePassed(id);
  }
}
