/** An entry of its own: what is behind the index is in every first load. */
export type * from './reviews/records';
export * from './reviews/review';
