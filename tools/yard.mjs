// `npm run yard -- <command>`: the command line. File names are meant from where it was called.
import { join, resolve } from 'node:path';
import { readDotEnv } from './build/dot-env.mjs';
import { ensureBuilt, workspace } from './build/ensure-built.mjs';

/** Options of `backup`, `remote:publish` and `remote:team` that name files. */
const FILE_OPTIONS = ['--to', '--metrics', '--dir', '--key'];

readDotEnv();
ensureBuilt();
const calledFrom = process.env.INIT_CWD ?? process.cwd();
const [command, ...words] = process.argv.slice(2);
const takesFile = /^(import:|backup(:verify)?$|restore$|storage:copy$)/.test(command ?? '');
const isFile = (word, index) =>
  !/^(--|s3:)/.test(word) && ((takesFile && index === 0) || FILE_OPTIONS.includes(words[index - 1]));
const given = words.map((word, index) => (isFile(word, index) ? resolve(calledFrom, word) : word));
process.argv = [process.argv[0], process.argv[1], ...(command ? [command] : []), ...given];
process.chdir(workspace);
await import(join(workspace, 'backend/dist/apps/cli/cli.js'));
