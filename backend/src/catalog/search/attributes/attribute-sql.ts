import type { MachineList } from '../machine-index';
import { all, type Condition, idsIn } from '../table/condition';
import type { Narrowing, Source } from '../table/sources';
import type { RequestedAttribute } from './requested-attributes';

const INDEX = 'idx_search_attributes_name_machine_type_id_value_choice';
const NONE: Condition = { sql: '1 = 0', parameters: {} };

/** Each requested attribute's condition, and the index rows that fulfil it. */
export function measuredBy(attributes: readonly RequestedAttribute[], list: MachineList): Narrowing[] {
  return attributes.map((attribute, index) => ({
    condition: hasAttribute(attribute, index),
    kind: attributeSource(attribute, index, list),
    isSure: true,
  }));
}

function hasAttribute(filter: RequestedAttribute, index: number): Condition {
  if (filter.typeIds.length === 0) return NONE;
  const [attribute, own] = [`attribute${index}`, `a${index}`];
  // A scalar subquery, because MariaDB turns EXISTS into a list of all values.
  const ofMachine = (what: string) =>
    `(SELECT ${what} FROM search_attributes ${own} ` +
    `WHERE ${own}.machine_id = machine.id AND ${own}.name = :${attribute})`;
  const { sql, parameters } = all([
    idsIn('machine.machine_type_id', filter.typeIds),
    ...bounds(filter, ofMachine(`${own}.value`), attribute),
    ...choices(filter, ofMachine, { own, attribute }),
  ]);
  return { sql, parameters: { ...parameters, [attribute]: filter.name } };
}

/** The values that fit, which lie side by side; null for none. */
function attributeSource(
  filter: RequestedAttribute,
  index: number,
  { machine_type_id }: Pick<MachineList, 'machine_type_id'>,
): Source[] | null {
  const typeIds = filter.typeIds.filter((id) => machine_type_id == null || id === machine_type_id);
  if (typeIds.length === 0) return null;
  const name = `attributeSource${index}`;
  const { sql, parameters } = all([
    { sql: `name = :${name}`, parameters: { [name]: filter.name } },
    idsIn('machine_type_id', typeIds),
    ...bounds(filter, 'value', name),
    ...(filter.is == null ? [] : [chosen(filter.is, filter.flag, name)]),
  ]);
  return [{ table: 'search_attributes', id: 'machine_id', repeats: false, index: INDEX, sql, parameters }];
}

/** Yes and no are figures, and have no choice. */
function chosen(is: string, flag: number | null, name: string): Condition {
  if (flag !== null) return { sql: `value = ${flag}`, parameters: {} };
  return { sql: `value IS NULL AND choice = :${name}Is`, parameters: { [`${name}Is`]: is } };
}

function bounds({ min, max }: RequestedAttribute, value: string, name: string): Condition[] {
  return [
    ...(min == null ? [] : [{ sql: `${value} >= :${name}Min`, parameters: { [`${name}Min`]: min } }]),
    ...(max == null ? [] : [{ sql: `${value} <= :${name}Max`, parameters: { [`${name}Max`]: max } }]),
  ];
}

/** A choice by its words; yes and no are figures. */
function choices(
  filter: RequestedAttribute,
  ofMachine: (what: string) => string,
  { own, attribute }: { own: string; attribute: string },
): Condition[] {
  if (filter.is == null) return [];
  if (filter.flag !== null) return [{ sql: `${ofMachine(`${own}.value`)} = ${filter.flag}`, parameters: {} }];
  const parameters = { [`${attribute}Is`]: filter.is };
  return [{ sql: `${ofMachine(`${own}.choice`)} = :${attribute}Is`, parameters }];
}
