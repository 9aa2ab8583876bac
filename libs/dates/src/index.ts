export * from './calendar';
export * from './format';
export * from './reader-time';
export { instantOf, isTimeZone, startOfDayIn, todayIn } from './zone';
