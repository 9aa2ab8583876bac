import { type Wire, WireError } from '@laravel-wire/client';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** The browser's own dialog was closed, or nobody answered it: there is nothing to say. */
export class PasskeyCancelled extends Error {
  override readonly name = 'PasskeyCancelled';
}

/**
 * Fetched with the first press: no page needs it to be read.
 *
 * @throws WireError where the browser has no passkeys, as over http
 */
async function load() {
  if (!('PublicKeyCredential' in window))
    throw new WireError('server', 'This browser doesn’t support passkeys.');
  return import('@simplewebauthn/browser').catch((cause: unknown) => {
    throw new WireError('network', 'We can’t reach the server. Try again.', { cause });
  });
}

/**
 * Makes a key on a device of the person's choice, and stores it with the account.
 *
 * @throws PasskeyCancelled; WireError for all else, in words
 */
export async function addPasskey(wire: Wire, name: string): Promise<void> {
  const { startRegistration } = await load();
  const { options } = await wire.http.get<{ options: PublicKeyCredentialCreationOptionsJSON }>(
    '/user/passkeys/options',
  );
  const credential = await inWords(startRegistration({ optionsJSON: options }));
  await wire.http.post('/user/passkeys', { name, credential });
}

/**
 * Has a device answer for the person, to sign in or to confirm who is there.
 *
 * @param path  `/passkeys/login` or `/passkeys/confirm`
 * @throws PasskeyCancelled; WireError for all else, in words
 */
export async function answerByPasskey(wire: Wire, path: string, more: object = {}): Promise<void> {
  const { startAuthentication } = await load();
  const { options } = await wire.http.get<{ options: PublicKeyCredentialRequestOptionsJSON }>(
    `${path}/options`,
  );
  const credential = await inWords(startAuthentication({ optionsJSON: options }));
  await wire.http.post(path, { credential, ...more });
}

async function inWords<T>(ceremony: Promise<T>): Promise<T> {
  try {
    return await ceremony;
  } catch (error) {
    const { name, message } = error as Error;
    if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyCancelled(message);
    throw new WireError('server', WORDS[name] ?? message, { cause: error });
  }
}

const WORDS: Record<string, string> = {
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Passkeys only work at this site’s own address.',
  NotSupportedError: 'This device doesn’t support passkeys.',
};
