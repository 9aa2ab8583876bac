import type { Transaction } from '@kit/server/store/unit-of-work';
import { LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import { Mail } from '../notifications/mail.entity';

export const MOVED = 'The address of your account was changed';

export const movedTo = ({ email }: { email: string }): string =>
  `From now on you sign in to Yard with ${email}. Write to support if you did not ask for this.`;

/**
 * Deletes what an account was mailed at the addresses before this one, up to the mail that says where it moved: each
 * may be somebody else's since, and may have been before.
 */
export async function eraseFormerMails(
  { manager }: Transaction,
  account: { email: string; created_at: Date },
): Promise<void> {
  const select = { id: true, recipient: true, text: true } as const;
  const where = { subject: MOVED, created_at: MoreThanOrEqual(account.created_at) };
  const moves = await manager.find(Mail, { select, where });
  const forget = async (address: { email: string }, before = Infinity): Promise<void> => {
    // The account that left the address before had it until then.
    const left = moves.filter(({ id, recipient }) => id < before && recipient === address.email);
    const since = Math.max(0, ...left.map(({ id }) => id));
    const led = moves.filter(({ id, text }) => id > since && id < before && text.includes(movedTo(address)));
    for (const { id, recipient } of led) {
      await manager.delete(Mail, { recipient, id: LessThanOrEqual(id) });
      await forget({ email: recipient }, id);
    }
  };
  await forget(account);
}
