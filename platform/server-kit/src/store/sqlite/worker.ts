// The thread that one SQLite session lives in: docs/decisions/0024.
import { parentPort, workerData } from 'node:worker_threads';
import { type Request, Requests } from './requests';
import type { SessionOptions } from './session';

const requests = new Requests(workerData as SessionOptions);

parentPort?.on('message', (request: Request | 'close') => {
  if (request !== 'close') return parentPort?.postMessage(requests.reply(request));
  requests.close();
  parentPort?.close();
});
