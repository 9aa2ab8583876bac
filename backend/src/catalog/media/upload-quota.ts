import { TooManyRequests, ValidationFailed } from '@laravel-wire/nest';
import type { Actor } from '@yard/contracts';
import { lockedAccount } from '../../users/user.entity';
import type { Transaction } from '@kit/server/store/unit-of-work';

const GIGABYTE = 1024 ** 3;
/** Room for about two thousand pictures taken by a phone, as they are stored. */
const BYTES_PER_PERSON = GIGABYTE;
const FILES_PER_DAY = 500;
/** Uploads of one person that are no pictures, or are too large or too slow to read; `MediaService` counts them. */
export const REJECTED_FILES_PER_DAY = 100;
export const DAY_SECONDS = 24 * 60 * 60;
const DAY_MS = DAY_SECONDS * 1000;

interface Upload {
  size: number;
  prefix: string;
}

/**
 * Refuses uploads above the person's limits. Locks their row, so that simultaneous uploads are counted in order.
 *
 * @throws ValidationFailed on `file` when their stored files would exceed a gigabyte
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
    if (bytes > BYTES_PER_PERSON) {
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
  if (Number(row?.files ?? 0) + more > FILES_PER_DAY) throw new TooManyRequests(DAY_MS / 1000);
}
