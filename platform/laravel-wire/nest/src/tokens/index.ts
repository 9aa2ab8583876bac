import { BEARER_USERS } from '../access/current-users';
import type { WirePart } from '../part';
import { BearerUsers } from './bearer-users';
import { PersonalAccessTokens } from './personal-access-tokens';

/** Sanctum's personal access tokens on `/api`; wants a `TOKEN_STORE` among the providers. */
export const tokens: WirePart = {
  providers: [{ provide: BEARER_USERS, useClass: BearerUsers }],
  exports: [PersonalAccessTokens],
};

export { Abilities, Ability, CurrentAccessToken, tokenCan, tokenCant } from './abilities';
export { TOKEN_STORE, type AccessToken, type StoredToken, type TokenStore } from './token-store';
export { PersonalAccessTokens };
