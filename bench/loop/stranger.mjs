// Sends the same bytes over many connections until told to stop; then says how often it was answered what.
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const { port, connections } = workerData;
const bytes = Buffer.from(workerData.bytes);
const answers = {};
let isOver = false;

parentPort.once('message', () => {
  isOver = true;
  parentPort.postMessage(answers);
  parentPort.close();
});
for (let count = 0; count < connections; count += 1) open();

/** The whole body goes out each time, also where the answer was there before it; then the next one. */
function open() {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let missing = 0;
  const goOn = () => {
    missing -= 1;
    if (missing > 0) return;
    if (isOver) return socket.destroy();
    missing = 2;
    socket.write(bytes, goOn);
  };
  socket.on('data', (chunk) => {
    const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(chunk.toString('latin1')) ?? [];
    if (status === undefined) return;
    answers[status] = (answers[status] ?? 0) + 1;
    goOn();
  });
  socket.on('error', () => undefined);
  socket.once('close', () => {
    answers.closed = (answers.closed ?? 0) + 1;
    if (!isOver) open();
  });
  socket.once('connect', goOn);
}
