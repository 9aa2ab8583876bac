/** A door of its own, for servers: browsers need no more than the types. */
export * from './back-office/find';
export * from './back-office/plots';
export * from './back-office/queues';
