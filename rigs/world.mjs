import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { workspace } from '../tools/build/ensure-built.mjs';

export default {
  does: 'starts the product with 3,000 people and 5,000 rentals beside the demo, for you to use, until Ctrl-C',
  async run({ args, scratch, atEnd }) {
    const { values } = parseArgs({
      args,
      options: { people: { type: 'string', default: '3000' }, rentals: { type: 'string', default: '5000' } },
    });
    const server = spawn(process.execPath, [join(workspace, 'backend/dist/apps/server/main.js')], {
      cwd: scratch,
      env: { ...process.env, LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    atEnd(async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
    });
    const [started] = await once(server.stdout, 'data');
    const url = `sqlite:${join(scratch, 'storage/yard.sqlite')}`;
    const fill = [join(workspace, 'rigs/world/fill.mjs'), url, values.people, values.rentals];
    const { stdout } = await promisify(execFile)(process.execPath, fill);
    console.log(`${started}${stdout}`);
    const [code] = await once(server, 'exit');
    return code === 0;
  },
};
