export * from './calendar';
export * from './format';
export * from './reader-time';
export { clockIn, instantOf, isTimeZone, startOfDayIn, todayIn } from './zone';
export * from './span-words';
