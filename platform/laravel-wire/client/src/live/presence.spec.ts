import type { EchoLike, EchoPresence } from './echo-like';
import { type Member, presence } from './presence';

const olive = { id: 1, name: 'Olive' };
const ray = { id: 2, name: 'Ray' };

/** laravel-echo with the wire in the test's hands. */
function fakeEcho() {
  const log: string[] = [];
  const on: Partial<Record<'here' | 'joining' | 'leaving' | 'whisper', (value: never) => void>> = {};
  const channel: EchoPresence = {
    here: (callback) => ((on.here = callback), channel),
    joining: (callback) => ((on.joining = callback), channel),
    leaving: (callback) => ((on.leaving = callback), channel),
    whisper: (event, data) => (log.push(`whisper ${event} ${JSON.stringify(data)}`), channel),
    listenForWhisper: (event, callback) => (
      log.push(`listen ${event}`),
      (on.whisper = callback as (value: never) => void),
      channel
    ),
  };
  const echo: Pick<EchoLike, 'join' | 'leave'> = {
    join: (name) => (log.push(`join ${name}`), channel),
    leave: (name) => void log.push(`leave ${name}`),
  };
  const tell = (event: keyof typeof on, value: unknown) => on[event]?.(value as never);
  return { echo: echo as EchoLike, log, tell };
}

describe('presence', () => {
  it('tells who is there, who comes and who goes', () => {
    const { echo, tell } = fakeEcho();
    const seen: (readonly Member[])[] = [];
    presence(() => echo).here('order.5', (members) => seen.push(members));

    tell('here', [olive]);
    tell('joining', ray);
    tell('joining', ray);
    tell('leaving', olive);

    expect(seen).toEqual([[olive], [olive, ray], [olive, ray], [ray]]);
  });

  it('joins once however many look, and leaves with the last', () => {
    const { echo, log } = fakeEcho();
    const present = presence(() => echo);

    const first = present.here('order.5', () => undefined);
    const second = present.here('order.5', () => undefined);
    first();
    first();
    second();

    expect(log).toEqual(['join order.5', 'leave order.5']);
  });

  it('waits for a connection', () => {
    const { echo, log } = fakeEcho();
    let current: EchoLike | null = null;
    const present = presence(() => current);
    present.here('order.5', () => undefined);
    expect(log).toEqual([]);

    current = echo;
    present.opened();

    expect(log).toEqual(['join order.5']);
  });

  it('whispers on a channel that is joined, and hears what others whisper, also after the next connection', () => {
    const { echo, log, tell } = fakeEcho();
    const present = presence(() => echo);
    const heard: unknown[] = [];
    present.whisper('order.5', 'typing', { id: 1 });

    present.here('order.5', () => undefined);
    const end = present.listenForWhisper('order.5', 'typing', (data) => heard.push(data));
    present.listenForWhisper('order.5', 'typing', () => undefined);
    tell('whisper', { id: 2 });
    present.whisper('order.5', 'typing', { id: 1 });
    present.opened();
    tell('whisper', { id: 3 });
    end();
    tell('whisper', { id: 4 });

    expect(heard).toEqual([{ id: 2 }, { id: 3 }]);
    expect(log).toEqual([
      'join order.5',
      'listen typing',
      'whisper typing {"id":1}',
      'join order.5',
      'listen typing',
    ]);
  });
});
