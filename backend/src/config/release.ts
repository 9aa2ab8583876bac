import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of the server that runs, as error reports name it. */
export const RELEASE = (
  JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')) as { version: string }
).version;
