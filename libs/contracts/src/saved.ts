/** An entry of its own: what is behind the index is in every first load. */
export type * from './saved/records';
export * from './saved/favourite';
export * from './saved/saved-search';
