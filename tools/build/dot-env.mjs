import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from './ensure-built.mjs';

/** Takes over what `.env` beside package.json sets and the environment does not; `yard doctor` names the file. */
export function readDotEnv(folder = workspace) {
  const file = join(folder, '.env');
  if (!existsSync(file)) return;
  process.loadEnvFile(file);
  process.env.DOT_ENV_FILE = file;
}
