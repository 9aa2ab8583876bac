import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Reply, type Request, Requests } from './requests';
import type { SessionOptions, Answer } from './session';
import { SqliteFailure, ThreadLost } from './sqlite-failure';

/** One session, wherever it lives. Requests are answered in the order they came. */
export interface SqliteConnection {
  /** Its session is gone for good, and with it whatever transaction it had open. */
  readonly isLost: boolean;
  /** @throws SqliteFailure what SQLite said */
  ask(request: Request): Promise<Answer>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** A session in a thread of its own, so that neither a long search nor a lock holds up the event loop. */
export class ThreadConnection implements SqliteConnection {
  isLost = false;
  private readonly thread: Worker;
  private readonly waiting: Waiting[] = [];
  private readonly ended: Promise<void>;

  constructor(options: SessionOptions) {
    this.thread = new Worker(join(__dirname, 'worker.js'), { workerData: options, execArgv: [] });
    this.thread.on('message', (reply: Reply) => settle(this.waiting.shift(), reply));
    this.thread.on('error', (error) => this.lose(error));
    this.ended = new Promise((resolve) =>
      this.thread.once('exit', (code) => {
        this.lose(new Error(`exit ${code}`));
        resolve();
      }),
    );
  }

  ask(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.isLost) throw new ThreadLost();
      this.thread.postMessage(request);
      this.waiting.push({ resolve, reject });
    });
  }

  /** Statements are answered in order. */
  async close(): Promise<void> {
    if (!this.isLost) this.thread.postMessage('close');
    await this.ended;
  }

  private lose(reason: unknown): void {
    this.isLost = true;
    for (const { reject } of this.waiting.splice(0)) reject(new ThreadLost(reason));
  }
}

/** A session in this thread: a database in memory belongs to one connection, and nobody else waits for it. */
export class InlineConnection implements SqliteConnection {
  readonly isLost = false;
  private readonly requests: Requests;

  constructor(options: SessionOptions) {
    this.requests = new Requests(options);
  }

  ask(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => settle({ resolve, reject }, this.requests.reply(request)));
  }

  close(): Promise<void> {
    this.requests.close();
    return Promise.resolve();
  }
}

function settle(waiting: Waiting | undefined, reply: Reply): void {
  if ('answer' in reply) waiting?.resolve(reply.answer);
  else waiting?.reject(new SqliteFailure(reply.failure));
}
