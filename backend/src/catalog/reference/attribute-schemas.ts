import type { AttributeSchema, MachineAttribute } from '@yard/contracts';
import { cell, dataRows, machineTypes } from './reference-data';

/** Stands, among a group's attributes, where those of each of its types come. */
const HERE = '|';

/** The attributes of machines of each shipped type, by its slug: those of its group, and some of its own. */
export function attributeSchemas(): Map<string, AttributeSchema> {
  const known = new Map(vocabulary().map((attribute) => [attribute.name, attribute]));
  const named = new Map(
    dataRows('type_attributes.csv', (row) => [cell(row, 'of'), words(cell(row, 'attributes'))]),
  );
  return new Map(
    machineTypes().map(({ slug, category }) => {
      const names = together(named.get(category) ?? [], named.get(slug) ?? []);
      return [slug, names.map((name) => of(known, name))];
    }),
  );
}

/** The type's own within those of its group; `-width` takes away one of these. */
function together(group: readonly string[], own: readonly string[]): string[] {
  const at = group.indexOf(HERE);
  const names = [...group.slice(0, at), ...own.filter((one) => !one.startsWith('-')), ...group.slice(at + 1)];
  return [...new Set(names)].filter((name) => !own.includes(`-${name}`));
}

function vocabulary(): MachineAttribute[] {
  return dataRows('attributes.csv', (row) => {
    const [unit, choices, min, max] = ['unit', 'choices', 'min', 'max'].map((name) => cell(row, name));
    return {
      name: cell(row, 'name'),
      label: cell(row, 'label'),
      kind: cell(row, 'kind') as MachineAttribute['kind'],
      ...(unit && { unit }),
      ...(choices && { choices: choices.split(';') }),
      ...(min && { min: Number(min) }),
      ...(max && { max: Number(max) }),
    };
  });
}

function of(known: ReadonlyMap<string, MachineAttribute>, name: string): MachineAttribute {
  const attribute = known.get(name);
  if (!attribute) throw new Error(`The shipped data name the unknown attribute "${name}".`);
  return attribute;
}

const words = (text: string) => text.split(' ').filter((word) => word !== '');
