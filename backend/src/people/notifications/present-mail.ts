import { mailShape } from '@yard/contracts/records';
import { presenterOf } from '@yard/server/store/present';
import { withoutKeys } from './keys-in-links';
import type { Mail } from './mail.entity';

/**
 * A mail as admins see it.
 *
 * @param isKept  nothing sends mails here, so this page is the only place to find a link; else keys in links are hidden
 */
export const presentMail = presenterOf(mailShape, (mail: Mail, isKept: boolean) => {
  const shown = (text: string) => (isKept ? text : withoutKeys(text));
  return { text: shown(mail.text), html: shown(mail.html) };
});
