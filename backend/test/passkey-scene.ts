import { api, as, confirmed } from './api';
import type { make } from './make';
import { PasskeyDevice } from './passkey-device';

export const OWN_PASSKEYS = '/user/passkeys';

export const newDevice = () => new PasskeyDevice(new URL(api.environment.appUrl).origin);

export async function deviceOf(
  user: Awaited<ReturnType<typeof make.user>>,
  device = newDevice(),
): Promise<PasskeyDevice> {
  const browser = await confirmed(as(user));
  const { body } = await browser.get(`${OWN_PASSKEYS}/options`);
  const credential = device.register(body.options);
  const answer = await browser.post(OWN_PASSKEYS, { name: 'My phone', credential });
  if (answer.status !== 200) throw new Error(`the passkey was not added: ${answer.text}`);
  return device;
}
