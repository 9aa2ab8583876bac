export { LaravelRedisLocks } from './locks/laravel-redis-locks';
export { RedisBus } from './broadcasting/redis-bus';
export { LaravelRedisSessions } from './session/laravel/laravel-redis-sessions';
export { RedisSessionStore } from './session/redis-session-store';
export { RedisRateLimiter } from './throttle/redis-rate-limiter';
