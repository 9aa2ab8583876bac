import type { DataSource, EntityManager, ObjectLiteral } from 'typeorm';

/** A time or a day without a zone, as PostgreSQL's JSON has it. */
const ZONELESS = /^\d{4}-\d\d-\d\d(?:T[\d:.]+)?$/;

/**
 * Every column of the rows of a table that hold a condition, the first ones first. PostgreSQL's driver takes times
 * without a zone for those of the process's zone: they are the text that is stored, which is UTC.
 *
 * @param by  the column that they are ordered by
 */
export async function rowsOf(
  dataSource: DataSource,
  table: string,
  condition: string,
  parameters: ObjectLiteral,
  { by = 'id', manager = dataSource.manager }: { by?: string; manager?: EntityManager } = {},
): Promise<ObjectLiteral[]> {
  const query = manager.createQueryBuilder().select('*').from(table, 'wire_row');
  query.where(condition, parameters).orderBy(by);
  if (dataSource.options.type !== 'postgres') return query.getRawMany();

  const rows = await query.addSelect('to_json(wire_row)', 'wire_json').getRawMany<ObjectLiteral>();
  return rows.map(({ wire_json: stored, ...row }) => {
    for (const [column, text] of Object.entries(stored as ObjectLiteral)) {
      if (row[column] instanceof Date && ZONELESS.test(text)) row[column] = text.replace('T', ' ');
    }
    return row;
  });
}
