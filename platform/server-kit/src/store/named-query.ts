import type { DataSource, ObjectLiteral } from 'typeorm';

/** A raw read with `:name` parameters, the same text on both databases. */
export function readRows<T>(dataSource: DataSource, sql: string, parameters: ObjectLiteral): Promise<T[]> {
  const [query, values] = dataSource.driver.escapeQueryWithParameters(sql, parameters);
  return dataSource.query<T[]>(query, values);
}
