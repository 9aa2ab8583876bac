import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/unit-of-work';

/** Why an account cannot go, as the 409's sentence; null when nothing holds it. */
export type ObligationCheck = (tx: Transaction, userId: number) => Promise<string | null>;

/** Other features say what ties a person to them, without this one knowing them. */
@Injectable()
export class UserObligations {
  private readonly checks: ObligationCheck[] = [];

  /** Called once by a feature, when its module starts. */
  register(check: ObligationCheck): void {
    this.checks.push(check);
  }

  /** The first reason, asked within the transaction that holds the user's row. */
  async reasonToStay(tx: Transaction, userId: number): Promise<string | null> {
    for (const check of this.checks) {
      const reason = await check(tx, userId);
      if (reason !== null) return reason;
    }
    return null;
  }
}
