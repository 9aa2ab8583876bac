export interface Queries {
  query<T = unknown>(sql: string, parameters?: unknown[]): Promise<T>;
}

/** The application's own, as the test environment hands it over. */
export interface Database extends Queries {
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
}
