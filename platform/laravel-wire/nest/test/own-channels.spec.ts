import type * as Package from '../src';

const { ChannelRegistry } = (Reflect.get(globalThis, '__package') as () => typeof Package)();

const registry = new ChannelRegistry();
registry.define('users.{id}');
const joins = (id: unknown, name: string) =>
  registry.admit({ id } as Package.WireUser, `private-users.${name}`);

it.each([
  [2, '2', true],
  [2, '2abc', true],
  [2, '3', false],
  ['2', '2', true],
  ['2', '2abc', false],
  ['0', 'ada', false],
  ['ada', 'ada', true],
])('asked for its own channel, user %p joins users.%s: %s', async (id, name, isOwn) => {
  expect(await joins(id, name)).toBe(isOwn);
});
