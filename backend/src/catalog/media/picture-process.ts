import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Encoded } from './encode-picture';

/** Without work for so long it ends, and its memory is the machine's again. */
const IDLE_MS = 60_000;

/**
 * Decodes pictures in a process of its own, one at a time: a decoder within this one goes on in its thread whatever is
 * decided about it, and a time limit of its own is looked at between two rows alone.
 */
export class PictureProcess {
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | null = null;

  /**
   * @param script        answers each path with what becomes of it
   * @param milliseconds  for one picture
   */
  constructor(
    private readonly script: string,
    private readonly milliseconds: number,
  ) {}

  /** @returns `late` for a picture that takes too long: the process is gone then, and the next picture has a new one */
  async encode(path: string): Promise<Encoded | 'late'> {
    if (this.idle) clearTimeout(this.idle);
    const child = (this.child ??= await this.started());
    const encoded = await this.answerTo(child, path);
    if (encoded === 'late') this.end(child);
    else this.idle = setTimeout(() => this.end(child), IDLE_MS).unref();
    return encoded;
  }

  private async started(): Promise<ChildProcess> {
    const child = fork(this.script, {
      execArgv: [],
      // A parser of strangers' bytes needs none of what this process was told.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await once(child, 'message');
    // What still waits for a picture keeps this process up; an idle decoder does not.
    child.unref();
    child.channel?.unref();
    return child;
  }

  /** A decoder that a picture has ended says nothing of it: that is no picture. */
  private answerTo(child: ChildProcess, path: string): Promise<Encoded | 'late'> {
    return new Promise((resolve) => {
      const settle = (encoded: Encoded | 'late') => {
        clearTimeout(timer);
        child.off('message', take).off('exit', gone);
        resolve(encoded);
      };
      const take = (encoded: unknown) => settle(encoded as Encoded);
      const gone = () => {
        this.end(child);
        settle('none');
      };
      const timer = setTimeout(() => settle('late'), this.milliseconds);
      child.once('message', take).once('exit', gone).send(path);
    });
  }

  private end(child: ChildProcess): void {
    child.kill('SIGKILL');
    if (this.child === child) this.child = null;
  }
}
