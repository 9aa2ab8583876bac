/** Who releases; the command line has no publisher. */
export interface Publisher {
  /** The team's; null: an admin's. */
  name: string | null;
  /** Folder names of the remotes that it may move; null: all. */
  remotes: readonly string[] | null;
  admin?: { id: number };
}
