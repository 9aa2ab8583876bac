import { Inject, Injectable } from '@nestjs/common';
import { WIRE_OPTIONS, type WireSettings } from '../options';
import { type Clock, CLOCK, type WireUser } from '../ports';
import { sameText } from '../session/encrypter';
import { newSecret, partsOf, sha256 } from './token-text';
import { TOKEN_STORE, type AccessToken, type StoredToken, type TokenStore } from './token-store';

const MINUTE_MS = 60_000;

/** Sanctum's personal access tokens: made, found, revoked and pruned. */
@Injectable()
export class PersonalAccessTokens {
  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(TOKEN_STORE) private readonly store: TokenStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param abilities  what it may be used for; all without it
   * @returns          `plainTextToken` is what the client sends; it cannot be shown again
   */
  async createToken(
    user: Pick<WireUser, 'id'>,
    name: string,
    abilities: readonly string[] = ['*'],
    expiresAt: Date | null = null,
  ): Promise<{ accessToken: AccessToken; plainTextToken: string }> {
    const secret = newSecret(this.settings.tokens?.prefix ?? '');
    const now = this.clock.now();
    const token = {
      tokenable_id: user.id,
      name,
      abilities,
      last_used_at: null,
      expires_at: expiresAt,
      created_at: now,
      updated_at: now,
    };
    const id = await this.store.insert({ ...token, token: sha256(secret) });
    return { accessToken: { id, ...token }, plainTextToken: `${id}|${secret}` };
  }

  /** The token that a client sent, with its id or without it; null for one that is unknown or has expired. */
  async findToken(plainTextToken: string): Promise<AccessToken | null> {
    const parts = partsOf(plainTextToken);
    if (!parts) return null;

    const hash = sha256(parts.secret);
    const { id } = parts;
    const found = await (id === null ? this.store.findByToken(hash) : this.store.findById(id));
    return found && sameText(found.token, hash) && this.#isRunning(found) ? shown(found) : null;
  }

  /** All of a user's, the expired ones too, the oldest first. */
  async tokensOf(user: Pick<WireUser, 'id'>): Promise<AccessToken[]> {
    return (await this.store.findOf(user.id)).map(shown);
  }

  /** Writes when a token was used last, to the second. */
  async touch({ id, last_used_at: before }: AccessToken): Promise<void> {
    const now = this.clock.now();
    if (secondOf(before) !== secondOf(now)) await this.store.touch(id, now);
  }

  /** Nothing where the token is somebody else's, or gone. */
  revoke(user: Pick<WireUser, 'id'>, id: number): Promise<void> {
    return this.store.deleteOf(user.id, id);
  }

  revokeAll(user: Pick<WireUser, 'id'>): Promise<void> {
    return this.store.deleteOf(user.id);
  }

  /** Deletes what expired so many hours ago, as `sanctum:prune-expired --hours`. */
  async pruneExpired(hours = 24): Promise<void> {
    const before = this.clock.now().getTime() - hours * 60 * MINUTE_MS;
    const { expiration } = this.settings.tokens ?? {};
    if (expiration) await this.store.deleteBefore('created_at', new Date(before - expiration * MINUTE_MS));
    await this.store.deleteBefore('expires_at', new Date(before));
  }

  #isRunning({ created_at, expires_at }: StoredToken): boolean {
    const now = this.clock.now().getTime();
    const { expiration } = this.settings.tokens ?? {};
    const isYoung = !expiration || (created_at?.getTime() ?? 0) > now - expiration * MINUTE_MS;
    return isYoung && (expires_at === null || expires_at.getTime() >= now);
  }
}

const secondOf = (time: Date | null): number | null => time && Math.floor(time.getTime() / 1000);

/** Without the hash. */
const shown = ({ token: _, ...rest }: StoredToken): AccessToken => rest;
