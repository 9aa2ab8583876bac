import { admissionScene, begun, BUSY_MS, refused, TICK_MS } from '../../../test/admission-scene';

describe('a burst', () => {
  it.each([
    ['ten seconds', 20],
    ['forty seconds', 5],
  ])('of 200 at once that lasts %s is answered whole', (_, perSecond) => {
    const { asked, many, pass } = admissionScene(perSecond);
    many(200);
    pass(60_000);

    expect([begun(asked), refused(asked)]).toEqual([200, 0]);
  });

  it('of 200 that takes four seconds to come, and twenty to be answered, is answered whole', () => {
    const { asked, pass } = admissionScene(10);
    pass(4_000, 50);
    pass(30_000);

    expect([begun(asked), refused(asked)]).toEqual([200, 0]);
  });

  it('after burst, each when the one before is over, is answered whole', () => {
    const { asked, many, pass } = admissionScene(20);
    for (let round = 0; round < 5; round += 1) {
      many(200);
      pass(11_000);
    }

    expect([begun(asked), refused(asked)]).toEqual([1_000, 0]);
  });
});

describe('more than can be answered, again and again', () => {
  it('is begun or turned away at once, after it has lasted for eleven seconds', () => {
    const { asked, pass } = admissionScene(100);
    pass(11_500, 1_000);
    const before = asked.length;
    pass(10_000, 1_000);
    const later = asked.slice(before);

    expect(later.filter(({ at, begunAt, refusedAt }) => (begunAt ?? refusedAt) !== at)).toEqual([]);
    expect([begun(later), refused(later)]).toEqual([1_000, 9_000]);
  });

  it('waits while it has not lasted', () => {
    const { asked, pass } = admissionScene(100);
    pass(10_000, 150);

    expect(refused(asked)).toBe(0);
  });

  it('leaves the server with as much to do as it can, from the first second on', () => {
    const { asked, pass } = admissionScene(100);
    pass(60_000, 1_000);
    const soon = asked.filter(({ at, begunAt }) => begunAt !== null && begunAt - at <= 4_000);

    expect(soon.length).toBeGreaterThan(0.95 * 60 * 100);
  });

  it('goes on being turned away through a lull, and is over after five seconds without anybody refused', () => {
    const { asked, many, pass } = admissionScene(100);
    pass(20_000, 300);
    pass(4_500, 50);
    const duringLull = refused(asked);
    many(100);
    const afterLull = refused(asked);
    pass(5_500, 50);
    many(100);

    expect(afterLull - duringLull).toBeGreaterThan(0);
    expect(refused(asked)).toBe(afterLull);
  });

  it('is over for everybody as soon as there is room', () => {
    const { asked, pass } = admissionScene(100);
    pass(20_000, 1_000);
    pass(1_000);
    const before = asked.length;
    pass(10_000, 80);

    expect(refused(asked.slice(before))).toBe(0);
  });

  it('is no overload while all wait, but not for long: browsers that ask again as soon as they are answered', () => {
    const { asked, many, pass } = admissionScene(100);
    many(100);
    pass(60_000, 100);

    expect(refused(asked)).toBe(0);
  });
});

describe('the queue', () => {
  it('is served first come, first served, and the newest first once somebody is late', () => {
    const { ask, answer, pass } = admissionScene(0, { room: 1 });
    const [, second, third, fourth, fifth] = [ask(), ask(), ask(), ask(), ask()] as const;
    answer();
    expect(begun([second])).toBe(1);

    pass(1_100);
    answer();
    expect([begun([third, fourth]), begun([fifth])]).toEqual([0, 1]);
  });

  it('passes over who has hung up', () => {
    const { ask, answer } = admissionScene(0, { room: 1 });
    const [, gone, third] = [ask(), ask(), ask()] as const;
    gone.isGone = true;
    answer();

    expect([begun([gone]), begun([third])]).toEqual([0, 1]);
  });

  it('is no longer than a thousand: who has waited longest goes', () => {
    const { many, asked, admission } = admissionScene(0, { room: 1 });
    many(1_003);

    expect([refused(asked), refused(asked.slice(1, 3))]).toEqual([2, 2]);
    expect([admission.waiting, admission.turnedAway]).toEqual([1_000, 2]);
  });

  it('is turned away when nobody is answered for four seconds: what they wait for is stuck', () => {
    const { many, asked, pass } = admissionScene(0);
    many(40);
    pass(3_900);
    expect(refused(asked)).toBe(0);

    pass(300);
    expect([begun(asked), refused(asked)]).toEqual([32, 8]);
  });

  it('waits on while it is the loop that was held', () => {
    const { many, asked, admission, state, pass } = admissionScene(50);
    many(40);
    state.now += 6_000;
    admission.tick(6_000 - TICK_MS);
    pass(2_000);

    expect([begun(asked), refused(asked)]).toEqual([40, 0]);
  });
});

describe('room', () => {
  it('grows while nobody inside waits for the server: a hundred who wait for the card provider hold up nobody', () => {
    const { many, asked, state, pass } = admissionScene(0);
    state.insideMs = 0;
    many(100);
    pass(200);

    expect(begun(asked)).toBe(100);
  });

  it('is back to what it was when somebody does', () => {
    const { many, ask, state, pass } = admissionScene(0);
    state.insideMs = 0;
    many(60);
    pass(100);
    state.insideMs = BUSY_MS;
    pass(50);

    expect(ask().begunAt).toBeNull();
  });
});
