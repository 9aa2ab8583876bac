export { type LaravelDatabaseOptions, LaravelDatabaseSessions } from './laravel-database-sessions';
export { LaravelFortify, type LaravelFortifyOptions, type LaravelFortifyUser } from './laravel-fortify';
export { LaravelJobs, type LaravelJobsOptions } from './laravel-jobs';
export { LaravelLocks, type LaravelLocksOptions } from './laravel-locks';
export { LaravelPasswordResets, type LaravelPasswordResetsOptions } from './laravel-password-resets';
export { LaravelPresence } from './laravel-presence';
export { LaravelTokens, type LaravelTokensOptions } from './laravel-tokens';
export { type LaravelUser, LaravelUsers, type LaravelUsersOptions } from './laravel-users';
