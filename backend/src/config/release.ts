import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '@kit/server/base/package-folder';

/** The version of the server that runs, as error reports name it. */
export const RELEASE = (
  JSON.parse(readFileSync(join(packageFolder('@yard/backend', __dirname), 'package.json'), 'utf8')) as {
    version: string;
  }
).version;
