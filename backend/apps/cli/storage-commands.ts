import { filePlace } from '@kit/server/base/settings/bucket-settings';
import { copyFiles } from '@kit/server/files/copy-files';
import type { FileStore } from '@kit/server/files/file-store';
import { openStore } from '@kit/server/files/open-store';
import { unnamedFiles } from '../../src/catalog/media/unnamed-files';
import { type Command, type Diagnosis, Usage } from './commands';

const PROGRESS_EVERY = 1_000;

export const storageCopy: Diagnosis = {
  usage: 'storage:copy FROM [--thorough]',
  summary:
    'copies the files of FROM (a folder, or s3://…) to where STORAGE_URL says; goes on where it was cut short',
  options: { thorough: { type: 'boolean', help: 'compares what is there already, too' } },
  async diagnose(environment, { words, options }) {
    const to = openStore(environment);
    const { copied, there } = await copyFiles(storeOf(words), to, {
      isThorough: options['thorough'] === true,
      onProgress: (done) => void (done % PROGRESS_EVERY === 0 && console.error(`${done} files`)),
    });
    console.log(`${to.place}: ${copied} files copied and compared, ${there} there already.`);
  },
};

export const storageSweep: Command = {
  usage: 'storage:sweep [--write]',
  summary: 'names pictures that no row has, older than a day; removes them with --write',
  options: { write: { type: 'boolean', help: 'removes them' } },
  async run({ environment, dataSource, clock, options }) {
    const store = openStore(environment);
    const unnamed = await unnamedFiles(dataSource, store, clock.now());
    for (const { name } of unnamed) {
      if (options['write'] === true) await store.remove(name);
      console.log(name);
    }
    const did = options['write'] === true ? 'removed' : 'without a row; --write removes them';
    console.log(`${store.place}: ${unnamed.length} files ${did}`);
  },
};

/** @throws Usage for what is no place of files */
function storeOf([from, ...more]: string[]): FileStore {
  if (!from || more.length > 0) throw new Usage(`npm run yard -- ${storageCopy.usage}`);
  const place = filePlace(from);
  if (!place.ok) throw new Usage(`FROM: expected ${place.expected}`);
  return typeof place.value === 'string'
    ? openStore({ storagePath: place.value, bucket: null })
    : openStore({ storagePath: '', bucket: place.value });
}
