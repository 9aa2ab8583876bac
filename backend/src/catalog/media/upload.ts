/** A file that was received and lies on disk for as long as its request is worked on. */
export interface Upload {
  path: string;
  /** The sender's name for it, without folders. */
  name: string;
  /** Texts sent beside it. */
  fields: Record<string, string>;
  /** Prefix of its error fields: `''` for a form with one file, `data.0.` for the first of many. */
  prefix: string;
}
