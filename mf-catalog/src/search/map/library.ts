import 'maplibre-gl/dist/maplibre-gl.css';
import { unlessLeaving } from '@yard/remote-kit';
import { addProtocol, setWorkerUrl } from 'maplibre-gl';
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?address';

export * from 'maplibre-gl';
export { landOf } from './land';

/**
 * Names the library's worker, a file of this remote, once it is known to be what the site's list says: browsers check
 * scripts by their elements, and a worker has none.
 *
 * @throws TypeError where it is something else, or cannot be had
 */
export async function checkWorker(): Promise<void> {
  const integrity = globalThis.remoteIntegrity?.(worker) ?? '';
  const answer = await fetch(worker, { integrity }).catch(unlessLeaving);
  if (!answer.ok) throw new TypeError(`The map's worker was answered with ${answer.status}`);
  await answer.arrayBuffer();
  setWorkerUrl(worker);
}

/** Lets maps draw from an archive of tiles. @returns whether it can be read */
export async function readArchive(address: string): Promise<boolean> {
  const { PMTiles, Protocol } = await import('pmtiles');
  const [archive, protocol] = [new PMTiles(address), new Protocol()];
  protocol.add(archive);
  addProtocol('pmtiles', protocol.tile);
  return archive.getHeader().then(
    () => true,
    () => false,
  );
}
