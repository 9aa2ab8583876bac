/** The team whose doing something is. */
export interface Publisher {
  name: string;
  /** Folder names of the remotes that it may move. */
  remotes: readonly string[];
}
