import { type Session, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { Clock } from '@kit/server/base/clock/clock';

/** The browser has a minute, and the person may take their time to find the device. */
const LIFETIME_MS = 5 * 60_000;

/** A challenge serves one ceremony alone: one for a login registers nothing. */
export type Ceremony = 'registration' | 'login' | 'confirmation';

interface Stored {
  challenge: string;
  /** Milliseconds since 1970. */
  made_at: number;
}

/** The challenge that a browser's device has to sign; stored in the session, and good for one try. */
@Injectable()
export class PasskeyChallenges {
  constructor(private readonly clock: Clock) {}

  store(session: Session, ceremony: Ceremony, challenge: string): void {
    const stored: Stored = { challenge, made_at: this.clock.now().getTime() };
    session.put(keyOf(ceremony), stored);
  }

  /** @throws ValidationFailed where there is none, or it is too old */
  take(session: Session, ceremony: Ceremony): string {
    const stored = session.get(keyOf(ceremony)) as Stored | undefined;
    session.forget(keyOf(ceremony));
    if (!stored || this.clock.now().getTime() - stored.made_at >= LIFETIME_MS) {
      throw ValidationFailed.field('credential', 'That took too long. Please try again.');
    }
    return stored.challenge;
  }
}

const keyOf = (ceremony: Ceremony) => `passkey.${ceremony}`;
