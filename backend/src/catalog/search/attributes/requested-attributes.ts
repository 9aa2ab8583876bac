import { ValidationFailed } from '@laravel-wire/nest';
import { type AttributeFilter, type AttributeFilters, type MachineAttribute } from '@yard/contracts';
import { readAttributeFilters } from './attribute-filter';
import type { EntityManager } from 'typeorm';
import { MachineType } from '../../machine-types/machine-type.entity';
import type { MachineList } from '../machine-index';

/** A list's filter on an attribute, and the types whose machines can fulfil it. */
export interface RequestedAttribute extends AttributeFilter {
  name: string;
  typeIds: number[];
  /** 1 for yes and 0 for no, where the filter is a yes or no. */
  flag: 0 | 1 | null;
}

/** The list with its attribute filters read; those that ask nothing are gone. @throws ValidationFailed */
export function withAttributesRead(list: MachineList): MachineList {
  if (list.attributes == null) return list;
  const read = readAttributeFilters(list.attributes);
  if (!read.ok) throw new ValidationFailed(read.errors);
  const filters = [...read.filters].filter(
    ([, { min, max, is }]) => min != null || max != null || is != null,
  );
  return {
    ...list,
    attributes: filters.length > 0 ? (Object.fromEntries(filters) as AttributeFilters) : null,
  };
}

/** Values that a type no longer has stay stored, and are not found: so the schemas are read, of a type its own. */
export async function requestedAttributes(
  manager: EntityManager,
  { attributes, machine_type_id }: Pick<MachineList, 'attributes' | 'machine_type_id'>,
): Promise<RequestedAttribute[]> {
  if (attributes == null) return [];
  const where = machine_type_id == null ? {} : { id: machine_type_id };
  const types = await manager.find(MachineType, { select: { id: true, attribute_schema: true }, where });
  return Object.entries(attributes).flatMap(([name, filter]) => {
    if (filter === null) return [];
    const of = (fits: (attribute: MachineAttribute) => boolean) =>
      types
        .filter(({ attribute_schema }) => attribute_schema?.some((one) => one.name === name && fits(one)))
        .map(({ id }) => id);
    return [{ ...filter, name, ...meantOf(filter, of) }];
  });
}

/** A word that is one of the choices is that choice, else yes or no. */
function meantOf(
  { min, max, is }: AttributeFilter,
  of: (fits: (attribute: MachineAttribute) => boolean) => number[],
): Pick<RequestedAttribute, 'typeIds' | 'flag'> {
  if (is == null || min != null || max != null)
    return { typeIds: of(({ kind }) => kind === 'number'), flag: null };
  const choosing = of(({ choices }) => choices?.includes(is) === true);
  const flag = flagOf(is);
  if (choosing.length > 0 || flag === null) return { typeIds: choosing, flag: null };
  return { typeIds: of(({ kind }) => kind === 'boolean'), flag };
}

/** 1 for yes and 0 for no; null for any other word. */
export const flagOf = (word: string): 0 | 1 | null => FLAGS.get(word.toLowerCase()) ?? null;

const FLAGS = new Map([
  ...['1', 'true', 'yes'].map((word) => [word, 1] as const),
  ...['0', 'false', 'no'].map((word) => [word, 0] as const),
]);
