/** An entry of its own: few screens need it, and what is behind the index is in every first load. */
export type * from './watching/records';
export * from './watching/error-report';
export * from './watching/error-sites';
export * from './watching/recording';
export * from './watching/remote';
export * from './watching/remote-schema';
export * from './watching/without-cards';
export * from './watching/without-persons';
