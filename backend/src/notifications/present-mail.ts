import { mailShape } from '@yard/contracts/records';
import { presenterOf } from '@kit/server/store/present';
import { withoutKeys } from './keys-in-links';
import type { Mail } from './mail.entity';

/**
 * A mail as admins see it.
 *
 * @param hasKeys  whether links are shown with what makes them keys: where nothing sends mails this is the only place to
 *   find one, and who uses it acts as the reader
 */
export const presentMail = presenterOf(mailShape, (mail: Mail, hasKeys: boolean) => {
  const shown = (text: string) => (hasKeys ? text : withoutKeys(text));
  return { text: shown(mail.text), html: shown(mail.html) };
});
