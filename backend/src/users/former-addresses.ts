import type { Transaction } from '@kit/server/store/unit-of-work';
import { LessThanOrEqual } from 'typeorm';
import { Mail } from '../notifications/mail.entity';

/** Of the mail that an address gets when its account has another one. */
export const MOVED = 'The address of your account was changed';

export const movedTo = ({ email }: { email: string }): string =>
  `From now on you sign in to Yard with ${email}. Write to support if you did not ask for this.`;

/**
 * Deletes what an account was mailed at the addresses before this one, up to the mail that says where it moved: each
 * may be somebody else's since.
 */
export async function eraseFormerMails({ manager }: Transaction, account: { email: string }): Promise<void> {
  const select = { id: true, recipient: true, text: true } as const;
  const moves = await manager.find(Mail, { select, where: { subject: MOVED } });
  const forget = async (address: { email: string }, before = Infinity): Promise<void> => {
    const led = moves.filter(({ id, text }) => id < before && text.includes(movedTo(address)));
    for (const { id, recipient } of led) {
      await manager.delete(Mail, { recipient, id: LessThanOrEqual(id) });
      await forget({ email: recipient }, id);
    }
  };
  await forget(account);
}
