import { defineRecord } from '@laravel-wire/core';
import type { EchoLike } from './echo-like';
import { liveRecords } from './live-records';

const note = defineRecord<{ id: number; text?: string }>({
  endpoint: 'api/notes',
  sortBy: 'text',
  channel: 'notes',
});
const reply = defineRecord<{ id: number }>({ endpoint: 'api/replies', sortBy: 'id', channel: 'notes' });

/** laravel-echo as an application sees it, with the wire in the test's hands. */
class FakeEcho implements EchoLike {
  readonly log: string[] = [];
  readonly events = new Map<string, (data: unknown) => void>();
  readonly socketEvents = new Map<string, (...details: unknown[]) => void>();
  readonly connector = {
    socket: { on: (event: string, callback: () => void) => this.socketEvents.set(event, callback) },
  };

  private(channel: string) {
    this.log.push(`private ${channel}`);
    const listen = (event: string, callback: (data: unknown) => void) =>
      this.events.set(`${channel} ${event}`, callback);
    return { listen };
  }

  join(): never {
    throw new Error('nobody asked who is here');
  }

  leave(channel: string): void {
    this.log.push(`leave ${channel}`);
  }

  socketId(): string {
    return 'socket-1';
  }

  disconnect(): void {
    this.log.push('disconnect');
  }

  async tell(event: string, data: unknown): Promise<void> {
    this.events.get(event)?.(data);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const setUp = () => {
  const echoes: FakeEcho[] = [];
  const fetched: string[] = [];
  const open = (): Promise<EchoLike> => {
    const echo = new FakeEcho();
    echoes.push(echo);
    return Promise.resolve(echo);
  };
  const live = liveRecords(open, (endpoint, id) => {
    fetched.push(`${endpoint}/${id}`);
    return endpoint === note.endpoint
      ? Promise.resolve({ id, text: 'fetched' })
      : Promise.reject(new Error('no such path'));
  });
  return { live, echoes, fetched };
};

describe('live records', () => {
  it('connect for a signed-in user only, and subscribe once per channel when the user is known', async () => {
    const { live, echoes } = setUp();
    live.on(note, {});
    live.on(note, {});
    expect(echoes).toHaveLength(0);

    await live.setUser(5);
    live.on(reply, {});

    expect(echoes.map(({ log }) => log)).toEqual([['private notes.5']]);
    const heard = ['saved', 'deleted', 'subscription_succeeded'].map((event) => `notes.5 .${event}`);
    expect([...(echoes[0]?.events.keys() ?? [])]).toEqual(heard);
    expect(live.socketId()).toBe('socket-1');
  });

  it('leave the channel with the last listener, once', async () => {
    const { live, echoes } = setUp();
    await live.setUser(5);
    const stops = [live.on(note, {}), live.on(note, {})];

    stops[0]?.();
    stops[0]?.();
    expect(echoes[0]?.log).toEqual(['private notes.5']);
    stops[1]?.();
    stops[1]?.();

    expect(echoes[0]?.log).toEqual(['private notes.5', 'leave notes.5']);
  });

  it('hand over models, and fetch what comes as an id', async () => {
    const { live, echoes, fetched } = setUp();
    const heard: unknown[] = [];
    await live.setUser(5);
    live.on(note, { saved: (record) => heard.push(record), deleted: (id) => heard.push(`deleted ${id}`) });
    live.on(note, { saved: () => undefined });

    await echoes[0]?.tell('notes.5 .saved', { model: { id: 1, text: 'whole' } });
    await echoes[0]?.tell('notes.5 .saved', { id: 2 });
    await echoes[0]?.tell('notes.5 .deleted', { id: 3 });
    await echoes[0]?.tell('notes.5 .saved', 'nonsense');

    expect(heard).toEqual([{ id: 1, text: 'whole' }, { id: 2, text: 'fetched' }, 'deleted 3']);
    expect(fetched).toEqual(['api/notes/2']);
  });

  it('hand over the id where the record cannot be fetched', async () => {
    const { live, echoes } = setUp();
    const heard: unknown[] = [];
    await live.setUser(5);
    live.on(reply, { saved: (record) => heard.push(record) });

    await echoes[0]?.tell('notes.5 .saved', { id: 2 });

    expect(heard).toEqual([2]);
  });

  it('tell a listener nothing once it has stopped, even while a record is fetched', async () => {
    const { live, echoes } = setUp();
    const heard: unknown[] = [];
    await live.setUser(5);
    const stop = live.on(note, { saved: (record) => heard.push(record) });

    const told = echoes[0]?.tell('notes.5 .saved', { id: 2 });
    stop();
    await told;

    expect(heard).toEqual([]);
  });

  it('move to the channels of another user, and end at sign-out', async () => {
    const { live, echoes } = setUp();
    const heard: unknown[] = [];
    live.on(note, { saved: (record) => heard.push(record) });

    await live.setUser(5);
    await live.setUser(6);
    await echoes[0]?.tell('notes.5 .saved', { model: { id: 1 } });
    await live.setUser(null);

    expect(echoes.map(({ log }) => log)).toEqual([
      ['private notes.5', 'disconnect'],
      ['private notes.6', 'disconnect'],
    ]);
    expect(heard).toEqual([]);
    expect(live.socketId()).toBeUndefined();
  });

  it('drop a connection that opens after its user is gone', async () => {
    const { live, echoes } = setUp();

    const signingIn = live.setUser(5);
    await live.setUser(null);
    await signingIn;

    expect(echoes[0]?.log).toEqual(['disconnect']);
  });

  it('tell of a connection that is back, not of the first one', async () => {
    const { live, echoes } = setUp();
    let count = 0;
    const stop = live.onReconnect(() => (count += 1));
    await live.setUser(5);
    const emit = (event: string) => echoes[0]?.socketEvents.get(event)?.();

    emit('connect');
    expect(count).toBe(0);
    emit('disconnect');
    emit('connect');
    expect(count).toBe(1);
    stop();
    emit('disconnect');
    emit('connect');

    expect(count).toBe(1);
  });

  it('tell of a connection that is lost, and of one that the server ended, with its reason', async () => {
    const { live, echoes } = setUp();
    const heard: unknown[] = [];
    live.onInterrupt(() => heard.push('lost'));
    live.onEnd((reason) => heard.push(reason));
    await live.setUser(5);
    const emit = (event: string, detail?: string) => echoes[0]?.socketEvents.get(event)?.(detail);

    emit('disconnect', 'transport close');
    emit('session_ended', 'Your account is suspended.');
    emit('disconnect', 'io server disconnect');
    await live.setUser(null);
    emit('disconnect', 'io client disconnect');

    expect(heard).toEqual(['lost', 'Your account is suspended.']);
  });
});
