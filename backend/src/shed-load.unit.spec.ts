import { LoadShedder } from './shed-load';

/** A loop that comes round every 50 ms, and a queue of connections. */
function scene() {
  const state = { now: 0, queueMs: 0 };
  const shedder = new LoadShedder(
    () => state.queueMs,
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
