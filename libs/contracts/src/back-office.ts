/** An entry of its own, for servers and the back office. */
export * from './admin/batches';
export * from './back-office/find';
export * from './back-office/list-columns';
export * from './back-office/list-words';
export * from './back-office/plots';
export * from './back-office/queues';
export * from './users/user-note';
export * from './catalog/listed-machine';
export * from './catalog/missed-search';
