import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageData, Order, FromRenderer } from './messages';
import { confined } from './confined';

/** Shortest time between two starts of the process: one that keeps crashing is not restarted all the time. */
const REST_MS = 5_000;
/** So many versions of remotes a process learns; then another begins, with those that are in use. */
const VERSIONS = 64;
/** A process that draws answers at once between two pages; one that is silent hangs. */
const SILENT_MS = 1_000;

export type Draw = Omit<Extract<Order, { kind: 'draw' }>, 'kind' | 'id'>;
export type Code = Omit<Extract<Order, { kind: 'code' }>, 'kind'>;

export interface Work {
  ask(path: string): Promise<{ status: number; body: unknown }>;
  known(known: PageData): void;
  drawn(message: Extract<FromRenderer, { kind: 'drawn' }>): void;
  /** The process ended: over it, or beside it; or it was asked to. */
  ended(): void;
}

/**
 * The process that draws pages: without the server's environment, files, keys and memory. It is begun in the
 * background, and again when it ends; what it was rendering then is rejected.
 */
export class RenderProcess {
  private drawer: ChildProcess | null = null;
  private isReady = false;
  private begunAt = Number.NEGATIVE_INFINITY;
  private readonly works = new Map<number, Work>();
  /** Pages being rendered, the earliest first: it is the one that the process hangs on. */
  private readonly pages = new Map<number, Draw>();
  /** Requests that were given up, until the process answers. */
  private readonly late: Work[] = [];
  private readonly known = new Set<string>();
  private last = 0;
  private pulse: NodeJS.Timeout | undefined;

  /**
   * @param shell     the site's own `server.cjs`
   * @param complain  called with the reason why a process ended
   * @param blame     called once an end with each set of versions that it was drawing
   */
  constructor(
    private readonly shell: string,
    private readonly complain: (words: string) => void,
    private readonly blame: (versions: string) => void,
  ) {}

  /** @returns whether pages can be drawn now; if not, a process is on its way unless one ended just before */
  begin(): boolean {
    if (this.known.size > VERSIONS) void this.renew();
    const now = performance.now();
    if (this.drawer === null && now - this.begunAt > REST_MS) {
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
    this.pages.set(this.last, order);
    for (const code of codes) {
      if (this.known.has(code.key)) continue;
      this.known.add(code.key);
      this.post({ kind: 'code', ...code });
    }
    this.post({ kind: 'draw', id: this.last, ...order });
    return this.last;
  }

  /** Frees the requests that wait. A process that does not answer this either is ended. */
  giveUp(id: number): void {
    const work = this.works.get(id);
    this.works.delete(id);
    if (work) this.late.push(work);
    if (this.pulse || !this.drawer) return;
    this.pulse = setTimeout(() => {
      const [page] = this.pages.values();
      this.complain(`it did not answer for ${SILENT_MS} ms over ${page ? wordsOf(page) : 'nothing'}`);
      this.drawer?.kill('SIGKILL');
    }, SILENT_MS).unref();
    this.post({ kind: 'ping' });
  }

  /** The site was built anew: what draws it is another. */
  async renew(): Promise<void> {
    await this.end();
    this.begunAt = Number.NEGATIVE_INFINITY;
  }

  async end(): Promise<void> {
    const { drawer } = this;
    this.begunAt = Number.POSITIVE_INFINITY;
    this.forget(drawer, false);
    if (drawer === null || drawer.exitCode !== null || drawer.signalCode !== null) return;
    const gone = once(drawer, 'exit');
    drawer.kill('SIGKILL');
    await gone;
  }

  private start(): void {
    const drawer = fork(
      join(__dirname, 'drawing-process.js'),
      [this.shell],
      confined([__dirname, this.shell]),
    );
    this.drawer = drawer;
    drawer.unref();
    drawer.channel?.unref();
    drawer.on('message', (message: FromRenderer) => this.receive(message));
    drawer.on('error', (error) => this.complain(String(error)));
    drawer.on('exit', (code, signal) => {
      if (this.drawer === drawer) this.complain(`it ended with ${signal ?? code}`);
      this.forget(drawer, true);
    });
  }

  private receive(message: FromRenderer): void {
    if (message.kind === 'ready') this.isReady = true;
    else if (message.kind === 'pong') this.stopPulse();
    else if (message.kind === 'ask') void this.answer(message);
    else if (message.kind === 'known') this.works.get(message.id)?.known(message);
    else {
      const work = this.works.get(message.id);
      this.works.delete(message.id);
      this.pages.delete(message.id);
      work?.drawn(message);
    }
  }

  private async answer({ id, ask, path }: Extract<FromRenderer, { kind: 'ask' }>): Promise<void> {
    const work = this.works.get(id);
    const answer = await work?.ask(path).catch((error: unknown) => ({ status: 500, body: String(error) }));
    this.post({ kind: 'answer', ask, ...(answer ?? { status: 503, body: null }) });
  }

  private post(order: Order): void {
    if (this.drawer?.connected) this.drawer.send(order);
  }

  private stopPulse(): void {
    clearTimeout(this.pulse);
    this.pulse = undefined;
    this.late.length = 0;
    // It hangs on none of those that nobody waits for.
    for (const id of this.pages.keys()) if (!this.works.has(id)) this.pages.delete(id);
  }

  private forget(drawer: ChildProcess | null, isFault: boolean): void {
    if (this.drawer !== drawer) return;
    const left = [...this.works.values(), ...this.late];
    const blamed = new Set(isFault ? [...this.pages.values()].map(versionsOf) : []);
    this.stopPulse();
    this.drawer = null;
    this.isReady = false;
    this.known.clear();
    this.works.clear();
    this.pages.clear();
    for (const versions of blamed) this.blame(versions);
    for (const work of left) work.ended();
  }
}

export const versionsOf = ({ remotes }: Draw): string => Object.values(remotes).join(' ');

/** Without the query, which may hold a secret. */
function wordsOf({ address, remotes }: Draw): string {
  const [path = ''] = address.split('?');
  return [path, ...Object.values(remotes)].join(', ');
}
