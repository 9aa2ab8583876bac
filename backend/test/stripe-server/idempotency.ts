import type { Reply } from './route';

interface Stored {
  asked: string;
  /** Null while the first call is at work. */
  reply: Reply | null;
}

/** Stripe's rules for `Idempotency-Key`: the first answer again, failures of its own included. */
export class IdempotencyKeys {
  private readonly keys = new Map<string, Stored>();

  /** The answer to a key that is known; null for one that is new, which is at work from now on. */
  begin(key: string, asked: string): Reply | null {
    const known = this.keys.get(key);
    if (!known) {
      this.keys.set(key, { asked, reply: null });
      return null;
    }
    if (known.asked !== asked) return failure(400, null, MISMATCH);
    return known.reply ?? failure(409, 'idempotency_key_in_use', IN_USE);
  }

  end(key: string, reply: Reply): void {
    const known = this.keys.get(key);
    if (!known) return;
    if (reply.status < 400 || reply.status === 402 || reply.status >= 500) known.reply = reply;
    else this.keys.delete(key);
  }

  forget(): void {
    this.keys.clear();
  }
}

const MISMATCH =
  'Keys for idempotent requests can only be used with the same parameters they were first used with.';
const IN_USE = 'There is currently another in-progress request using this Idempotent Key.';

function failure(status: number, code: string | null, message: string): Reply {
  return { status, body: { error: { type: 'idempotency_error', code, message } } };
}
