import { QueuePerKey, type UserId } from '@laravel-wire/nest';
import type {
  FortifyAccounts,
  FortifyEvent,
  FortifyUser,
  HeldAccount,
  ResetTokenStore,
  StoredResetToken,
} from '@laravel-wire/nest/fortify';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Accounts, Person } from './accounts';

/** An event of an account, without the request. */
export type NotedEvent = { userId: UserId; kind: FortifyEvent['kind'] } & Record<string, unknown>;

type Whose = { id: UserId } | { email: string };
type Work<T> = (account: HeldAccount | null) => Promise<T>;

/** The accounts as Fortify's routes change them, one change after the other; nothing is undone. */
export class MemoryFortify implements FortifyAccounts {
  events: NotedEvent[] = [];
  resets = new Map<string, StoredResetToken>();
  readonly #turns = new QueuePerKey();
  /** The turn of the calling code. */
  readonly #turn = new AsyncLocalStorage<{ isOver: boolean }>();

  constructor(
    private readonly accounts: Accounts,
    /** True where the table has a column for the last code that was taken. */
    private readonly remembersCodes: boolean,
  ) {}

  /** Within the `work` of another `hold` it is part of that turn. */
  async hold<T>(whose: Whose, work: Work<T>): Promise<T> {
    if (this.#turn.getStore()?.isOver === false) return this.#work(whose, work);
    const done = await this.#turns.take('all');
    const turn = { isOver: false };
    try {
      return await this.#turn.run(turn, () => this.#work(whose, work));
    } finally {
      turn.isOver = true;
      done();
    }
  }

  async #work<T>(whose: Whose, work: Work<T>): Promise<T> {
    const found = await ('id' in whose
      ? this.accounts.findById(whose.id)
      : this.accounts.findByEmail(whose.email));
    return work(found && this.#held(found));
  }

  #held(found: Person): HeldAccount {
    const user: FortifyUser = {
      email_verified_at: null,
      two_factor_secret: null,
      two_factor_recovery_codes: null,
      ...(this.remembersCodes && { two_factor_used_step: null }),
      ...found,
    };
    return {
      user,
      resetTokens: this.#tokens(),
      update: async (columns) => {
        Object.assign(user, columns);
        Object.assign(this.accounts.rows.get(user.id) ?? {}, columns);
      },
      happened: async (event) => {
        const { request: _, ...rest } = { request: null, ...event };
        this.events.push({ userId: user.id, ...rest });
      },
    };
  }

  #tokens(): ResetTokenStore {
    return {
      find: async (email) => this.resets.get(email) ?? null,
      put: async (email, token, created_at) => void this.resets.set(email, { token, created_at }),
      delete: async (email) => void this.resets.delete(email),
    };
  }
}
