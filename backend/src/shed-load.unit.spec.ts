import { LoadShedder } from './shed-load';

/** A loop that comes round every 50 ms, and a queue of connections. */
function scene() {
  const state = { now: 0, queueMs: 0, busy: 0 };
  const shedder = new LoadShedder(
    () => state.queueMs,
    () => state.busy,
    () => state.now,
  );
  const pass = (ms: number, stepMs = 50) => {
    for (let passed = 0; passed < ms; passed += stepMs) {
      state.now += stepMs;
      shedder.tick();
    }
  };
  return { state, shedder, pass };
}

it('takes everybody while nobody waits for long', () => {
  const { state, shedder, pass } = scene();
  state.queueMs = 1_500;
  pass(5_000);

  expect(shedder.isTooMuch()).toBe(false);
});

it('takes a single stall for no overload', () => {
  const { state, shedder, pass } = scene();
  pass(1_000);
  state.now += 4_000;

  expect(shedder.isTooMuch()).toBe(false);
});

it('turns away while the database’s connections are waited for too long, and takes again when they are not', () => {
  const { state, shedder, pass } = scene();
  state.queueMs = 1_501;
  pass(1_100);

  expect(shedder.isTooMuch()).toBe(true);
  state.queueMs = 0;
  expect(shedder.isTooMuch()).toBe(false);
});

it('turns away while the loop comes round too late again and again', () => {
  const { state, shedder, pass } = scene();
  pass(8_000, 1_600);
  state.now += 1_600;

  expect(shedder.isTooMuch()).toBe(true);
});

it('is wary for ten seconds after it has turned somebody away', () => {
  const { state, shedder, pass } = scene();
  state.queueMs = 1_501;
  pass(1_100);
  shedder.isTooMuch();
  state.queueMs = 0;
  pass(9_000);

  state.queueMs = 1_501;
  expect(shedder.isTooMuch()).toBe(true);
  state.queueMs = 0;
  pass(10_100);
  state.queueMs = 1_501;
  expect(shedder.isTooMuch()).toBe(false);
});

describe('a loop that is never idle', () => {
  /** So many under way, and each second so many served and let in again. */
  function crowd(underWay: number, perSecond: number) {
    const all = scene();
    all.state.busy = 0.95;
    const over = Array.from({ length: underWay }, () => all.shedder.letIn());
    for (let tenth = 0; tenth < 30; tenth += 1) {
      for (let turn = 0; turn < perSecond / 10; turn += 1) {
        over.shift()?.();
        over.push(all.shedder.letIn());
      }
      all.pass(100);
    }
    return { ...all, over };
  }

  it('turns away where serving those let in takes too long', () => {
    const { shedder } = crowd(200, 100);

    expect(shedder.isTooMuch()).toBe(true);
  });

  it('takes again as soon as enough of them are served', () => {
    const { shedder, over } = crowd(200, 100);
    for (const served of over.splice(0, 120)) served();

    expect(shedder.isTooMuch()).toBe(false);
  });

  it('takes everybody where they are served soon, or wait for something else', () => {
    expect(crowd(100, 100).shedder.isTooMuch()).toBe(false);

    const slow = crowd(200, 100);
    slow.state.busy = 0.5;
    slow.pass(1_000);
    expect(slow.shedder.isTooMuch()).toBe(false);
  });
});
