import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { api } from './api';

/** Another process that holds the lock of the application's SQLite file. */
export class LockHolder {
  private constructor(private readonly child: ChildProcess) {}

  static async take(): Promise<LockHolder> {
    const child = spawn(
      process.execPath,
      [join(__dirname, 'lock-database.cjs'), join(api.storage, 'test.sqlite')],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    );
    if (child.stdout) await once(child.stdout, 'data');
    return new LockHolder(child);
  }

  async letGo(): Promise<void> {
    this.child.stdin?.write('\n');
    await once(this.child, 'exit');
  }
}
