export * from './money';
export * from './read-figure';
