export * from './calendar';
export * from './format';
export * from './reader-time';
export * from './zone';
