import { readCases } from '@laravel-wire/conformance';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { boot, OPTIONS, RECORDED_OPTIONS } from '../main';
import type { ReferenceCase } from './cases';
import { coverage, type Replayed } from './coverage';
import { runCase, type Target } from './run-case';

const RECORDINGS = join(__dirname, '../../../recordings');
const TABLE = join(__dirname, '../../../what-is-there.md');

/**
 * Replays every case and prints what differs.
 *
 * @param args  `--cases DIR`, `--url URL` of a running server, `--key base64:…` of its cookies, `--reset PATH`;
 *              `--table` writes what of Laravel is there
 * @returns     whether all passed
 */
export async function conformance(args: string[]): Promise<boolean> {
  const text = { type: 'string' } as const;
  const options = { cases: text, url: text, key: text, reset: text, table: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args, options, allowPositionals: true });
  const app = values.url === undefined ? await boot(RECORDED_OPTIONS) : null;
  const target: Target = {
    url: values.url ?? app?.url ?? '',
    appKey: values.key ?? OPTIONS.appKey,
    resetPath: values.reset ?? '/reference/reset',
  };
  try {
    const replayed = await replay(target, values.cases === undefined ? RECORDINGS : fromCaller(values.cases));
    if (values.table) writeFileSync(TABLE, coverage(replayed));
    return say(replayed);
  } finally {
    await app?.close();
  }
}

/** npm runs scripts in the workspace's root, and says where it was called. */
function fromCaller(folder: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', folder);
}

async function replay(target: Target, folder: string): Promise<Replayed[]> {
  const replayed: Replayed[] = [];
  for (const { file, recorded } of readCases<ReferenceCase>(folder, 'response')) {
    const found = await runCase(target, recorded).catch((error: unknown) => [String(error)]);
    if (found.length > 0) {
      console.log(`FAIL  ${file}: ${recorded.name}\n${found.map((one) => `      ${one}`).join('\n')}`);
    }
    replayed.push({ file, recorded, passed: found.length === 0 });
  }
  return replayed;
}

function say(replayed: Replayed[]): boolean {
  const passed = replayed.filter((one) => one.passed).length;
  console.log(`${passed} passed, ${replayed.length - passed} failed`);
  return passed === replayed.length && passed > 0;
}
