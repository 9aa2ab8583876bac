import { readPacked } from '@kit/server/files/packed-files';
import { bundleOf, mustFit, type RemoteBundle, RejectedRemote } from './remote-bundle';

/**
 * A build from a tar compressed with gzip; read no further than a remote may be large.
 *
 * @throws RejectedRemote for what cannot be unpacked, leads out of its folder, or no shell could load
 */
export async function unpackBundle(archive: string): Promise<RemoteBundle> {
  const files = new Map<string, Buffer>();
  let [count, size] = [0, 0];
  await readPacked(archive, async ({ name, type }, body) => {
    mustFit((count += 1), size);
    const chunks: Buffer[] = [];
    for await (const chunk of body as AsyncIterable<Buffer>) {
      mustFit(count, (size += chunk.length));
      chunks.push(chunk);
    }
    if (type === 'directory') return;
    if (type !== 'file') throw new RejectedRemote(`${name} is neither a file nor a folder`);
    files.set(pathOf(name), Buffer.concat(chunks));
  }).catch((error: unknown) => {
    throw error instanceof RejectedRemote ? error : new RejectedRemote(`it is no tar.gz: ${String(error)}`);
  });
  return bundleOf(files);
}

/** `./assets/page.js` as a tar of a folder names it → `assets/page.js` */
function pathOf(name: string): string {
  const path = name.replace(/^\.\//, '');
  const leadsOut = path.split('/').some((part) => part === '' || part === '.' || part === '..');
  if (leadsOut || /[\u0000-\u001f\\:]/.test(path))
    throw new RejectedRemote(`${JSON.stringify(name)} is no path within it`);
  return path;
}
