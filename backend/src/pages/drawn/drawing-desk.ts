import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Known, Order, Told } from './messages';

/** Kept apart from the server's memory; what wants more is ended. */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
/** From one start of the thread to the next: one that cannot live is not begun all the time. */
const REST_MS = 5_000;
/** So many versions of remotes a thread learns; then another begins, with those that are in use. */
const VERSIONS = 64;
/** A thread that draws answers at once between two pages; one that is silent hangs. */
const SILENT_MS = 1_000;

export type Draw = Omit<Extract<Order, { kind: 'draw' }>, 'kind' | 'id'>;
export type Code = Omit<Extract<Order, { kind: 'code' }>, 'kind'>;

export interface Work {
  ask(path: string): Promise<{ status: number; body: unknown }>;
  known(known: Known): void;
  drawn(told: Extract<Told, { kind: 'drawn' }>): void;
  /** The thread ended: over it, or beside it; or it was told to. */
  ended(isFault: boolean): void;
}

/**
 * The thread that draws pages: without the server's environment, with a memory of its own. It is begun in the
 * background, and again when it ends; what it was drawing then is told that it will not come.
 */
export class DrawingDesk {
  private thread: Worker | null = null;
  private isReady = false;
  private begunAt = Number.NEGATIVE_INFINITY;
  private readonly works = new Map<number, Work>();
  /** Whom nobody waits for any more, until the thread answers. */
  private readonly late: Work[] = [];
  private readonly known = new Set<string>();
  private last = 0;
  private pulse: NodeJS.Timeout | undefined;

  /**
   * @param shell     the site's own `server.cjs`
   * @param complain  told why a thread ended
   */
  constructor(
    private readonly shell: string,
    private readonly complain: (words: string) => void,
  ) {}

  /** @returns whether pages can be drawn now; if not, a thread is on its way unless one ended just before */
  begin(): boolean {
    if (this.known.size > VERSIONS) void this.renew();
    const now = performance.now();
    if (this.thread === null && now - this.begunAt > REST_MS) {
      this.begunAt = now;
      // While one develops there is none: browsers draw.
      if (existsSync(this.shell)) this.start();
    }
    return this.isReady;
  }

  get underWay(): number {
    return this.works.size;
  }

  draw(order: Draw, codes: readonly Code[], work: Work): number {
    this.last += 1;
    this.works.set(this.last, work);
    for (const code of codes) {
      if (this.known.has(code.key)) continue;
      this.known.add(code.key);
      this.post({ kind: 'code', ...code });
    }
    this.post({ kind: 'draw', id: this.last, ...order });
    return this.last;
  }

  /** Whoever waited does no longer. A thread that is silent about it, too, is ended. */
  giveUp(id: number): void {
    const work = this.works.get(id);
    this.works.delete(id);
    if (work) this.late.push(work);
    if (this.pulse || !this.thread) return;
    this.pulse = setTimeout(() => {
      this.complain(`it did not answer for ${SILENT_MS} ms`);
      void this.thread?.terminate();
    }, SILENT_MS).unref();
    this.post({ kind: 'ping' });
  }

  /** The site was built anew: what draws it is another. */
  async renew(): Promise<void> {
    await this.end();
    this.begunAt = Number.NEGATIVE_INFINITY;
  }

  async end(): Promise<void> {
    const { thread } = this;
    this.begunAt = Number.POSITIVE_INFINITY;
    this.forget(thread, false);
    await thread?.terminate();
  }

  private start(): void {
    const thread = new Worker(join(__dirname, 'drawing-thread.js'), {
      env: {},
      workerData: { shell: this.shell },
      resourceLimits: MEMORY,
    });
    this.thread = thread;
    thread.unref();
    thread.on('message', (told: Told) => this.hear(told));
    thread.on('error', (error) => this.complain(String(error)));
    thread.on('exit', () => this.forget(thread, true));
  }

  private hear(told: Told): void {
    if (told.kind === 'ready') this.isReady = true;
    else if (told.kind === 'pong') this.stopPulse();
    else if (told.kind === 'ask') void this.answer(told);
    else if (told.kind === 'known') this.works.get(told.id)?.known(told);
    else {
      const work = this.works.get(told.id);
      this.works.delete(told.id);
      work?.drawn(told);
    }
  }

  private async answer({ id, ask, path }: Extract<Told, { kind: 'ask' }>): Promise<void> {
    const work = this.works.get(id);
    const answer = await work?.ask(path).catch((error: unknown) => ({ status: 500, body: String(error) }));
    this.post({ kind: 'answer', ask, ...(answer ?? { status: 503, body: null }) });
  }

  private post(order: Order): void {
    this.thread?.postMessage(order);
  }

  private stopPulse(): void {
    clearTimeout(this.pulse);
    this.pulse = undefined;
    this.late.length = 0;
  }

  private forget(thread: Worker | null, isFault: boolean): void {
    if (this.thread !== thread) return;
    const left = [...this.works.values(), ...this.late];
    this.stopPulse();
    this.thread = null;
    this.isReady = false;
    this.known.clear();
    this.works.clear();
    for (const work of left) work.ended(isFault);
  }
}
