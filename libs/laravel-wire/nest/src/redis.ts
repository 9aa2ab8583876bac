export { RedisBus } from './broadcasting/redis-bus';
export { RedisSessionStore } from './session/redis-session-store';
export { RedisRateLimiter } from './throttle/redis-rate-limiter';
