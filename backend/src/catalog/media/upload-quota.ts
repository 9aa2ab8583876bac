import { TooManyRequests, ValidationFailed } from '@laravel-wire/nest';
import type { Actor } from '@yard/contracts';
import { lockedAccount } from '../../users/account-rows';
import type { Transaction } from '@kit/server/store/unit-of-work';

const GIGABYTE = 1024 ** 3;
/** Some two thousand pictures of a phone, as they are kept. */
const BYTES_IN_ALL = GIGABYTE;
const FILES_A_DAY = 500;
/** Of files that are no pictures, or too large or too slow to be read. */
export const REFUSED_A_DAY = 100;
export const DAY_SECONDS = 24 * 60 * 60;
const DAY_MS = DAY_SECONDS * 1000;

interface Upload {
  size: number;
  prefix: string;
}

/**
 * Refuses what a person has no room for. Their row is held, so that uploads at the same time are one after the other.
 *
 * @throws ValidationFailed on `file` when all their files would be above a gigabyte
 * @throws TooManyRequests  after 500 files within a day, deleted ones too
 */
export async function refuseAboveQuota(tx: Transaction, actor: Actor, uploads: Upload[]): Promise<void> {
  await lockedAccount(tx, actor.id);
  await refuseAboveDay(tx, actor, uploads.length);
  const [row] = await tx.manager.query<{ bytes: number | string | null }[]>(
    'SELECT SUM(size) AS bytes FROM media WHERE user_id = ? AND deleted_at IS NULL',
    [actor.id],
  );
  let bytes = Number(row?.bytes ?? 0);
  for (const { size, prefix } of uploads) {
    bytes += size;
    if (bytes > BYTES_IN_ALL) {
      const text = 'Your files take up all of your 1 GB; delete some that you no longer need.';
      throw ValidationFailed.field(`${prefix}file`, text);
    }
  }
}

async function refuseAboveDay(tx: Transaction, actor: Actor, more: number): Promise<void> {
  const since = new Date(tx.now.getTime() - DAY_MS);
  const [row] = await tx.manager.query<{ files: number | string }[]>(
    'SELECT COUNT(*) AS files FROM media WHERE user_id = ? AND created_at > ?',
    [actor.id, since.toISOString().replace('T', ' ').replace('Z', '')],
  );
  if (Number(row?.files ?? 0) + more > FILES_A_DAY) throw new TooManyRequests(DAY_MS / 1000);
}
