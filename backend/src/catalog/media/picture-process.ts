import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Encoded } from './encode-picture';

/** Linux counts in hundredths of a second, whatever its own clock does. */
const TICK_MS = 10;

/** A process's CPU time so far, in milliseconds; null where the system does not tell (other than Linux). */
function cpuMsOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program may have blanks and brackets; the third field is the first behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return null;
  }
}

/** Without work for so long it ends, and its memory is the machine's again. */
const IDLE_MS = 60_000;

const LOOK_MS = 100;

export interface PictureLimits {
  /** The decoder's own work: a busy machine takes nothing off it. */
  workMs: number;
  /** Counts from its turn on, whatever the machine is busy with. */
  waitMs: number;
}

/** `late`: reading it takes too much work. `busy`: the machine did not get to it. */
export type Decoded = Encoded | 'late' | 'busy';

/**
 * Decodes pictures in a process of its own, one at a time: a decoder within this one goes on in its thread whatever is
 * decided about it, and a time limit of its own is looked at between two rows alone.
 */
export class PictureProcess {
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | null = null;

  /** @param script  answers each path with what becomes of it */
  constructor(
    private readonly script: string,
    private readonly limits: PictureLimits,
  ) {}

  /** @returns `late` or `busy` beyond a limit: the process is gone then, and the next picture has a new one */
  async encode(path: string): Promise<Decoded> {
    if (this.idle) clearTimeout(this.idle);
    const child = (this.child ??= await this.started());
    const encoded = await this.answerTo(child, path);
    if (encoded === 'late' || encoded === 'busy') this.end(child);
    else this.idle = setTimeout(() => this.end(child), IDLE_MS).unref();
    return encoded;
  }

  private async started(): Promise<ChildProcess> {
    const child = fork(this.script, {
      execArgv: [],
      // A parser of strangers' bytes needs none of this process's environment.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await once(child, 'message');
    // A waiting request keeps this process alive; an idle decoder does not.
    child.unref();
    child.channel?.unref();
    return child;
  }

  /** A decoder that a picture has ended says nothing of it: that is no picture. */
  private answerTo(child: ChildProcess, path: string): Promise<Decoded> {
    return new Promise((resolve) => {
      const settle = (encoded: Decoded) => {
        clearInterval(looking);
        clearTimeout(waiting);
        child.off('message', take).off('exit', gone);
        resolve(encoded);
      };
      const take = (encoded: unknown) => settle(encoded as Encoded);
      const gone = () => {
        this.end(child);
        settle('none');
      };
      const worked = workOf(child);
      const looking = setInterval(() => {
        if (workOf(child) - worked > this.limits.workMs) settle('late');
      }, LOOK_MS);
      const waiting = setTimeout(() => settle('busy'), this.limits.waitMs);
      child.once('message', take).once('exit', gone).send(path);
    });
  }

  private end(child: ChildProcess): void {
    child.kill('SIGKILL');
    if (this.child === child) this.child = null;
  }
}

/** 0 where the system does not tell: then the wait alone is bounded. */
const workOf = ({ pid }: ChildProcess): number => (pid === undefined ? null : cpuMsOf(pid)) ?? 0;
