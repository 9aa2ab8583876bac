/** Whose doing something is; where nobody is named, the command line's. */
export interface Publisher {
  /** The team's; null: an admin's. */
  name: string | null;
  /** Folder names of the remotes that it may move; null: all. */
  remotes: readonly string[] | null;
  admin?: { id: number };
}
