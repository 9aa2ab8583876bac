import type { Transaction } from '@kit/server/store/unit-of-work';

/** The one who releases; the command line has no publisher. */
export interface Publisher {
  /** The team's; null: an admin's. */
  name: string | null;
  /** Folder names of the remotes that it may move; null: all. */
  remotes: readonly string[] | null;
  admin?: { id: number };
  /** Id of the key that signed what is published. */
  signer?: string;
  /** Checks the right again, in the transaction that moves this remote. @throws Unauthenticated, Forbidden */
  mustStillOwn?(tx: Transaction, remote: string): Promise<void>;
}

export const byAdmin = ({ id }: { id: number }): Publisher => ({ name: null, remotes: null, admin: { id } });
