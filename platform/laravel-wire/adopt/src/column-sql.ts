import type { TableColumnOptions } from 'typeorm';
import type { LiveColumn } from './live-schema';

/** MySQL's type of a column of the migrations. @param referenceType type of the key it refers to, null for others */
export function typeSql(column: TableColumnOptions, referenceType: string | null): string {
  if (referenceType !== null) return referenceType;
  if (column.type === 'boolean') return 'tinyint(1)';
  if (column.type === 'varchar') return `varchar(${column.length ?? '255'})`;
  if (column.type === 'decimal') return `decimal(${column.precision}, ${column.scale})`;
  return column.precision == null ? column.type : `${column.type}(${column.precision})`;
}

/** Marked while it is filled. */
export type ColumnStep = { mark: string } | 'settled' | 'open';

/**
 * A column's definition: open to empty values while it is filled, or where some stay empty; as designed once settled.
 */
export function definitionSql(column: TableColumnOptions, type: string, state: ColumnStep): string {
  const hasDefault = column.default !== undefined && column.default !== null;
  const isOpen = column.isNullable === true || (state !== 'settled' && !hasDefault);
  return [
    `\`${column.name}\` ${type}`,
    isOpen ? 'NULL' : 'NOT NULL',
    ...(hasDefault ? [`DEFAULT ${String(column.default)}`] : []),
    ...(typeof state === 'string' ? [] : [`COMMENT ${quoted(state.mark)}`]),
  ].join(' ');
}

/** The column as it is, but open to empty values. */
export function relaxedSql(column: LiveColumn): string {
  return [
    `\`${column.name}\` ${column.type}`,
    ...(column.collation === null ? [] : [`COLLATE ${column.collation}`]),
    'NULL',
    ...(column.comment === '' ? [] : [`COMMENT ${quoted(column.comment)}`]),
  ].join(' ');
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
