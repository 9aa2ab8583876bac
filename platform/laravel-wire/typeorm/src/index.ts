export { type LaravelDatabaseOptions, LaravelDatabaseSessions } from './laravel-database-sessions';
export { LaravelPresence } from './laravel-presence';
export { type LaravelUser, LaravelUsers, type LaravelUsersOptions } from './laravel-users';
