import { ServiceUnavailable } from '@laravel-wire/nest';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { PdfContent } from './pdf-content';

const TIMEOUT_MS = 60_000;
const MEMORY_MB = 512;
const WAITING_MAX = 50;
const AGAIN_SECONDS = 30;

let threads: Piscina<PdfContent, Uint8Array> | undefined;

/**
 * `renderPdf` in a thread of its own, one paper after the other: requests of others do not wait for it, and a paper
 * that takes too long or too much memory ends its thread alone.
 *
 * @throws ServiceUnavailable where too many wait
 */
export async function renderAside(paper: PdfContent): Promise<Buffer> {
  threads ??= new Piscina({
    filename: join(__dirname, 'pdf-thread.js'),
    name: 'renderPdf',
    minThreads: 0,
    maxThreads: 1,
    maxQueue: WAITING_MAX,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    execArgv: [],
  });
  if (threads.queueSize >= WAITING_MAX) throw new ServiceUnavailable(BUSY, AGAIN_SECONDS);
  return Buffer.from(await threads.run(paper, { signal: AbortSignal.timeout(TIMEOUT_MS) }));
}

const BUSY = 'Many papers are being made just now. Try again in a moment.';
