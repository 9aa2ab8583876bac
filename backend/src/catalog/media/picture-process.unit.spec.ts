import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../../test/eventually';
import { PictureProcess } from './picture-process';

/** Says which process it is; is held by one picture or goes on in the background, waits with others, and is ended by one. */
const SCRIPT = `
process.on('message', (path) => {
  if (path === 'slow') for (;;);
  if (path === 'stuck') return;
  if (path === 'waits') return setTimeout(process.send.bind(process), 4 * 500, { bytes: new Uint8Array(), width: 1, height: 1 });
  if (path === 'bad') process.abort();
  process.send({ bytes: new Uint8Array(), width: process.pid, height: Object.keys(process.env).length });
});
process.on('disconnect', () => process.exit());
process.send('ready');
`;

let folder: string;
let decoder: PictureProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'decoder-'));
  writeFileSync(join(folder, 'decoder.cjs'), SCRIPT);
  decoder = new PictureProcess(join(folder, 'decoder.cjs'), { workMs: 500, waitMs: 600_000 });
});
afterAll(async () => {
  await decoder.encode('bad');
  await rm(folder, { recursive: true });
});

const processOf = async (path: string) => {
  const encoded = await decoder.encode(path);
  return typeof encoded === 'string' ? encoded : encoded.width;
};
const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('ends a decoder that is held, and has another one for the next picture', async () => {
  const first = await processOf('a');
  expect(await processOf('b')).toBe(first);

  expect(await processOf('slow')).toBe('late');

  await eventually('the decoder ends', () => !isThere(Number(first)));
  expect(await processOf('c')).not.toBe(first);
});

it('counts the work of a decoder alone: one that had to wait for the machine is not late', async () => {
  expect(await processOf('waits')).toBe(1);
});

it('ends one that never answers, and says that it is the machine', async () => {
  const impatient = new PictureProcess(join(folder, 'decoder.cjs'), { workMs: 600_000, waitMs: 1 });

  expect(await impatient.encode('stuck')).toBe('busy');
});

it('takes what ends a decoder for no picture, and goes on', async () => {
  expect(await processOf('bad')).toBe('none');

  expect(await processOf('a')).toEqual(expect.any(Number));
});
