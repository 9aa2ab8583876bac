import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { boot, OPTIONS, RECORDED_OPTIONS } from '../main';
import { readCases } from './cases';
import { runCase, type Target } from './run-case';

const RECORDINGS = join(__dirname, '../../../recordings');

/**
 * Replays every case and prints what differs.
 *
 * @param args  `--cases DIR`, `--url URL` of a running server, `--key base64:…` of its cookies, `--reset PATH`
 * @returns     whether all passed
 */
export async function conformance(args: string[]): Promise<boolean> {
  const text = { type: 'string' } as const;
  const options = { cases: text, url: text, key: text, reset: text };
  const { values } = parseArgs({ args, options, allowPositionals: true });
  const app = values.url === undefined ? await boot(RECORDED_OPTIONS) : null;
  const target: Target = {
    url: values.url ?? app?.url ?? '',
    appKey: values.key ?? OPTIONS.appKey,
    resetPath: values.reset ?? '/reference/reset',
  };
  try {
    return await replay(target, values.cases === undefined ? RECORDINGS : fromCaller(values.cases));
  } finally {
    await app?.close();
  }
}

/** npm runs scripts in the workspace's root, and says where it was called. */
function fromCaller(folder: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', folder);
}

async function replay(target: Target, folder: string): Promise<boolean> {
  const cases = readCases(folder);
  let failed = 0;
  for (const { file, recorded } of cases) {
    const found = await runCase(target, recorded).catch((error: unknown) => [String(error)]);
    if (found.length > 0) {
      failed += 1;
      console.log(`FAIL  ${file}: ${recorded.name}\n${found.map((one) => `      ${one}`).join('\n')}`);
    }
  }
  console.log(`${cases.length - failed} passed, ${failed} failed`);
  return failed === 0 && cases.length > 0;
}
