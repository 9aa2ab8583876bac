import { EventEmitter } from 'node:events';
import { type Draw, RenderProcess, type Work } from './render-process';

class Drawer extends EventEmitter {
  readonly connected = true;
  readonly killed: string[] = [];
  readonly channel = null;
  send = jest.fn();
  unref = jest.fn();
  kill(signal: string) {
    this.killed.push(signal);
  }
}
let drawer: Drawer;
jest.mock('node:child_process', () => ({ fork: () => drawer }));

const work: Work = {
  ask: () => Promise.resolve({ status: 200, body: null }),
  known: jest.fn(),
  drawn: jest.fn(),
  ended: jest.fn(),
};
const page = (address: string, version: string): Draw => ({
  address,
  listing: {},
  remotes: { mf_small: `mf-small ${version}` },
});

beforeEach(() => {
  jest.useFakeTimers();
  drawer = new Drawer();
});
afterEach(() => jest.useRealTimers());

it('says over which page and versions a process was ended that does not answer', () => {
  const complaints: string[] = [];
  const process = new RenderProcess(__filename, (words) => complaints.push(words), jest.fn());
  process.begin();
  const [first, second] = [
    process.draw(page('/search?q=crane', 'abc'), [], work),
    process.draw(page('/reset-password?token=secret', 'def'), [], work),
  ];
  process.draw(page('/', 'def'), [], work);
  drawer.emit('message', { kind: 'drawn', id: first, html: '', failures: [], queries: [], parts: [] });

  process.giveUp(second);
  jest.advanceTimersByTime(1_000);

  expect(complaints).toEqual(['it did not answer for 1000 ms over /reset-password, mf-small def']);
  expect(drawer.killed).toEqual(['SIGKILL']);
});

it('names no page that it had answered beside', () => {
  const complaints: string[] = [];
  const process = new RenderProcess(__filename, (words) => complaints.push(words), jest.fn());
  process.begin();
  process.giveUp(process.draw(page('/slow', 'abc'), [], work));
  drawer.emit('message', { kind: 'pong' });

  process.giveUp(process.draw(page('/hung', 'abc'), [], work));
  jest.advanceTimersByTime(1_000);

  expect(complaints).toEqual(['it did not answer for 1000 ms over /hung, mf-small abc']);
});

it('blames the versions once for an end that three visitors waited for', () => {
  const blame = jest.fn();
  const process = new RenderProcess(__filename, jest.fn(), blame);
  process.begin();
  const [first] = ['/hung', '/hung', '/hung'].map((path) => process.draw(page(path, 'abc'), [], work));
  process.giveUp(first ?? 0);

  drawer.emit('exit', null, 'SIGKILL');

  expect(blame.mock.calls).toEqual([['mf-small abc']]);
});
