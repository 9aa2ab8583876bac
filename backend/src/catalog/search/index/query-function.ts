export type Dialect = 'sqlite' | 'mysql';
/** Asks the database, within whatever transaction there is. */
export type QueryFunction = <T>(sql: string, parameters: unknown[]) => Promise<T>;
