import type { ChannelRegistry } from '@laravel-wire/nest';

const SLOW_MS = 120;

/** The recorded application's channels, and some of the tests' own. */
export function defineChannels(registry: ChannelRegistry): void {
  ['rental_requests', 'messages', 'support_tickets', 'notes'].forEach((name) =>
    registry.define(`${name}.{id}`),
  );
  registry.define('online', (user) => ({ id: user.id, name: Reflect.get(user, 'name') as unknown }));
  registry.define('room.{id}', (user) => ({ id: user.id, email: user.email }));
  registry.define('App.Models.User.{id}');
  registry.define('slow.{id}', () => new Promise((resolve) => setTimeout(() => resolve(true), SLOW_MS)));
}
