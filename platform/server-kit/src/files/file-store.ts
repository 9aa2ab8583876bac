import type { Readable } from 'node:stream';

/** Folders of people's and teams' files: pictures, and versions of remotes that were published. */
export const BACKED_UP_FOLDERS = ['media', 'remotes'];

export interface ListedFile {
  /** Relative, of folders and a name that this product made: `media/0f/0f….webp`. */
  name: string;
  size: number;
  modified: Date;
}

export interface ReadFile {
  size: number;
  modified: Date;
  body: Readable;
}

/** A request for a file over HTTP: whole, a part of it, or only if it is another than theirs. */
export interface FileQuestion {
  method: string;
  headers: Record<string, string | string[] | undefined>;
}

/** A file as it is sent: one of this machine, or the answer of whoever has it. */
export type ServedFile =
  { path: string } | { status: number; headers: Record<string, string | number>; body: Readable | null };

/** The files that are deleted while a backup is made: the copy of the database may name them. */
export interface DeferredDeletions {
  names(): Promise<string[]>;
  read(name: string): Promise<ReadFile | null>;
  /** They are needed no longer. */
  end(): Promise<void>;
}

/**
 * Store of the files that people and teams gave: `media/…` and `remotes/…`. Their names never repeat, so that a file
 * may be cached for ever. Each verb throws StoreUnavailable where the store is out of reach or takes nothing.
 */
export abstract class FileStore {
  /** Shown to operators; no secret. */
  abstract readonly place: string;

  /** Whole or not at all. */
  abstract put(name: string, body: Buffer | Readable): Promise<void>;
  /** Null for what is not there. */
  abstract read(name: string): Promise<ReadFile | null>;
  /** The same for an HTTP request. */
  abstract serve(name: string, question: FileQuestion): Promise<ServedFile | null>;
  /** A file that is not there is removed already. */
  abstract remove(name: string): Promise<void>;
  abstract removeBelow(folder: string): Promise<void>;
  /** All below a folder, without what is still being written. */
  abstract list(folder: string): AsyncIterable<ListedFile>;
  /** Stores a copy of each file deleted from here on, whoever deletes it. */
  abstract deferDeletions(): Promise<DeferredDeletions>;
  /** Clears away what writers left that were cut short more than an hour ago. */
  abstract clearParts(): Promise<void>;
  /** Checks that files can be written, read and removed. @throws what is wrong, in words */
  abstract check(): Promise<void>;
  /** Checks that it answers, at little cost. */
  abstract ping(): Promise<void>;
}

/** Lets so many pieces of work run at a time; the others wait, first come first served. */
export class AtOnce {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(private readonly most: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.most) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody who comes now overtakes those who wait.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
