import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CLI = join(__dirname, '../../../backend/dist/apps/cli/cli.js');

/** `yard …` on the installation that the visitors see. @returns what it said. @throws when it ends with a fault */
export async function yard(...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [CLI, ...words], {
    cwd: process.env['YARD_FOLDER'],
    env: { PATH: process.env['PATH'] },
  });
  return stdout;
}
