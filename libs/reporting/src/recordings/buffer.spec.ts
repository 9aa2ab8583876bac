import { EventBuffer, fitted, WHOLE_PAGE_EVERY } from './buffer';

const META = 4;
const WHOLE = 2;
const CHANGE = 3;
const event = (type: number, timestamp: number, text = '') => ({ type, timestamp, data: { text } });

function recorded(pages: number, changes: number): EventBuffer {
  const buffer = new EventBuffer();
  let at = 0;
  for (let page = 0; page < pages; page += 1) {
    buffer.add(event(META, (at += 1)), true);
    buffer.add(event(WHOLE, (at += 1)), false);
    for (let change = 0; change < changes; change += 1) buffer.add(event(CHANGE, (at += 1)), false);
  }
  return buffer;
}

it('holds the newest events, a thousand at most, and begins with a whole page', () => {
  const events = recorded(7, WHOLE_PAGE_EVERY).events();

  expect(events.length).toBeGreaterThan(WHOLE_PAGE_EVERY);
  expect(events.length).toBeLessThanOrEqual(1_000);
  expect(events.slice(0, 2).map(({ type }) => type)).toEqual([META, WHOLE]);
  expect(events.at(-1)?.timestamp).toBe(7 * (WHOLE_PAGE_EVERY + 2));
});

it('gives a thousand events, no fewer, where so many are there', () => {
  const thousand = recorded(2, 498).events();
  const oneMore = recorded(1, 999).events();

  expect(thousand).toHaveLength(1_000);
  expect(thousand[0]?.timestamp).toBe(1);
  // The page itself is the one too many: without it nothing can be played.
  expect(oneMore).toHaveLength(1_000);
  expect(oneMore[0]?.type).toBe(WHOLE);
});

it('is empty once it is cleared, and before there is a whole page', () => {
  const buffer = recorded(1, 3);
  buffer.clear();
  buffer.add(event(CHANGE, 9), false);

  expect(buffer.events()).toEqual([]);
});

describe('4 MB', () => {
  const bytesOf = (events: object[]) => Buffer.byteLength(JSON.stringify(events));
  const large = 'ü'.repeat(600_000);

  it('are kept by forgetting the older page', () => {
    const older = [event(META, 1), event(WHOLE, 2, large), event(CHANGE, 3, large), event(CHANGE, 4, large)];
    const newer = [event(META, 5), event(WHOLE, 6, large), event(CHANGE, 7)];

    expect(fitted([...older, ...newer]).map(({ timestamp }) => timestamp)).toEqual([5, 6, 7]);
  });

  it('are kept by leaving out what came last', () => {
    const events = [
      event(META, 1),
      event(WHOLE, 2, large),
      ...[3, 4, 5].map((at) => event(CHANGE, at, large)),
    ];

    const kept = fitted(events);

    expect(kept.map(({ timestamp }) => timestamp)).toEqual([1, 2, 3, 4]);
    expect(bytesOf(kept)).toBeLessThan(4 * 1024 * 1024);
  });

  it('are not enough for a page that is larger by itself', () => {
    expect(fitted([event(META, 1), event(WHOLE, 2, 'x'.repeat(4_200_000)), event(CHANGE, 3)])).toEqual([]);
  });
});
