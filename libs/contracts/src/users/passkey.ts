import { rules } from '@laravel-wire/core';
import { TITLE_MAX } from '../record';

export const PASSKEYS_MAX = 20;

/** A `PublicKeyCredential` as browsers write it in JSON, in the parts that the server reads. */
const CREDENTIAL = {
  credential: 'required|array',
  'credential.id': `required|string|max:${TITLE_MAX}`,
  'credential.rawId': `required|string|max:${TITLE_MAX}`,
  'credential.type': 'required|string|in:public-key',
  'credential.response': 'required|array',
} as const;

export interface PasskeyCredential {
  id: string;
  rawId: string;
  type: 'public-key';
  response: Record<string, unknown>;
}

const NAME = `required|string|max:${TITLE_MAX}` as const;

/** Checked before the browser asks for a device. */
export const passkeyNameRules = rules({ name: NAME });

/** Body of `POST /user/passkeys`, as Laravel's client sends it. */
export const passkeyRules = rules({ name: NAME, ...CREDENTIAL });
export type PasskeyInput = { name: string; credential: PasskeyCredential };

export const passkeyLoginRules = rules({ ...CREDENTIAL, remember: 'nullable|boolean' });
export type PasskeyLoginInput = { credential: PasskeyCredential; remember?: boolean | null };

export const passkeyConfirmRules = rules(CREDENTIAL);
export type PasskeyConfirmInput = { credential: PasskeyCredential };
