/** What a kind of member is in each place; `sent` and `shown` are values of the spec. */
const KINDS = {
  text: {
    rule: 'string|max:${TITLE_MAX}',
    type: 'string',
    column: (options) => `Column(${options ? `{ type: 'varchar', ${options} }` : ''})`,
    table: 'string',
    value: "'Long'",
  },
  whole: {
    rule: 'integer|min:0|max:1000000',
    type: 'number',
    column: (options) => `Column({ type: 'int'${options ? `, ${options}` : ''} })`,
    table: 'integer',
    value: '7',
  },
  number: {
    rule: 'numeric|min:0|max:1000000',
    field: 'number(2)',
    type: 'number',
    own: 'DecimalColumn',
    column: (options) => `DecimalColumn(10, 2${options ? `, { ${options} }` : ''})`,
    table: 'decimal',
    tableSize: ', 10, 2',
    value: '2.25',
  },
  money: {
    rule: 'numeric|decimal:0,2|min:0|max:${AMOUNT_MAX}',
    type: 'MinorUnits',
    own: 'MoneyColumn',
    column: (options) => `MoneyColumn(${options ? `{ ${options} }` : ''})`,
    table: 'money',
    value: '150.5',
  },
  flag: {
    rule: 'boolean',
    type: 'boolean',
    column: (options) => `Column({ type: 'boolean'${options ? `, ${options}` : ''} })`,
    table: 'boolean',
    value: 'true',
  },
  day: {
    rule: 'date_format:Y-m-d',
    type: 'string',
    own: 'DayColumn',
    column: (options) => `DayColumn(${options ? `{ ${options} }` : ''})`,
    table: 'day',
    value: "'2026-12-24'",
  },
};

const NULLABLE = 'nullable: true';

/**
 * @param text  `name:text,note:text?`
 * @throws Error for a kind that is not known, and where the first is no text that is always there
 */
export function fieldsOf(text) {
  const fields = text.split(',').map((part) => {
    const [, name, kind, mark] = part.trim().match(/^([a-z][a-z0-9_]*):([a-z]+)(\??)$/) ?? [];
    if (!name || !(kind in KINDS)) throw new Error(`"${part}" is no field: expected name:kind or name:kind?`);
    return { name, kind, isNullable: mark === '?', ...KINDS[kind] };
  });
  const [first] = fields;
  if (first?.kind !== 'text' || first.isNullable) throw new Error('The first field has to be a text.');
  return fields;
}

/** What the templates say of the fields. */
export function fieldParts(fields) {
  const [first] = fields;
  const lines = (line) => fields.map(line).join('\n');
  const owns = unique(fields.flatMap(({ own }) => own ?? []));
  const plain = fields.some(({ own }) => !own) ? ['Column', 'Entity'] : ['Entity'];
  const tables = unique(fields.map(({ table }) => table));
  const isNullable = fields.some((field) => field.isNullable);
  return {
    sortBy: first.name,
    kinds: unique([...fields.map(({ kind }) => kind), ...(isNullable ? ['orNull'] : [])]).join(', '),
    lengths: lengthsOf(fields),
    fields: lines(
      (one) =>
        `${one.name}: ${one.isNullable ? `orNull(${one.field ?? one.kind})` : (one.field ?? one.kind)},`,
    ),
    rules: lines(
      (one) => `${one.name}: ${quoted(`${one.isNullable ? 'nullable' : 'required'}|${one.rule}`)},`,
    ),
    searched: fields.flatMap(({ kind, name }) => (kind === 'text' ? `'${name}'` : [])).join(', '),
    baseImports: ['BaseRecord', ...owns].join(', '),
    moneyImport: fields.some(({ kind }) => kind === 'money')
      ? "import type { MinorUnits } from '@kit/money';"
      : '',
    typeormImports: plain.join(', '),
    columns: lines(
      (one) =>
        `  @${one.column(one.isNullable ? NULLABLE : '')} ${one.name}!: ${one.type}${one.isNullable ? ' | null' : ''};`,
    ),
    tableImports: unique([...tables, ...(isNullable ? ['nullable'] : [])]).join(', '),
    tableColumns: lines((one) => `${one.table}('${one.name}'${tableRest(one)}),`),
    sample: fields.map(({ name, value }) => `${name}: ${value}`).join(', '),
    first: first.name,
  };
}

/** `string(name, length, options)`, `decimal(name, precision, scale, options)`, the others `(name, options)`. */
function tableRest({ kind, tableSize = '', isNullable }) {
  if (!isNullable) return tableSize;
  return kind === 'text' ? ', 255, nullable' : `${tableSize}, nullable`;
}

function lengthsOf(fields) {
  const names = ['AMOUNT_MAX', 'TITLE_MAX'].filter(
    (name) => name === 'TITLE_MAX' || fields.some(({ rule }) => rule.includes(name)),
  );
  return names.join(', ');
}

const quoted = (line) => (line.includes('${') ? `\`${line}\`` : `'${line}'`);

const unique = (words) => [...new Set(words)].sort();
