import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { cutSlowReaders } from './slow-readers';

const PATIENCE_MS = 20_000;

/** A connection whose answer waits: as much of a socket as is looked at. */
class Line extends EventEmitter {
  isCut = false;
  bytesWritten = 300_000;
  writableLength = 300_000;
  readonly _handle = { writeQueueSize: 200_000 };

  resetAndDestroy(): void {
    this.isCut = true;
    this.emit('close');
  }
}

let line: Line;
beforeEach(() => {
  jest.useFakeTimers();
  const server = new EventEmitter() as Server;
  cutSlowReaders(server, PATIENCE_MS);
  line = new Line();
  server.emit('connection', line);
});
afterEach(() => jest.useRealTimers());

/** Whether it is cut within ten times as long, while this happens every fifteen seconds. */
function isCutWhile(happens: () => void): boolean {
  for (let passed = 0; passed < 10 * PATIENCE_MS; passed += 15_000) {
    jest.advanceTimersByTime(15_000);
    happens();
  }
  return line.isCut;
}

it('cuts off who takes nothing, when their time is over', () => {
  jest.advanceTimersByTime(PATIENCE_MS);
  expect(line.isCut).toBe(false);

  jest.advanceTimersByTime(PATIENCE_MS / 4);

  expect(line.isCut).toBe(true);
});

it.each<[string, () => void]>([
  ['some of an answer in one piece', () => (line._handle.writeQueueSize -= 40_000)],
  ['one piece after the other', () => (line.bytesWritten += 65_536)],
  ['a small piece, before a larger one', () => (line.writableLength += 65_536)],
  ['all there is', () => (line.writableLength = 0)],
])('leaves alone who takes %s', (_, happens) => {
  expect(isCutWhile(happens)).toBe(false);
});

it('cuts off who takes drops', () => {
  expect(isCutWhile(() => (line._handle.writeQueueSize -= 100))).toBe(true);
});
