import { type MachineAttribute, schemaErrors } from '@yard/contracts';

/** The first problem of a schema before it is sent, in one sentence; null where there is none. */
export function schemaProblem(schema: readonly MachineAttribute[]): string | null {
  const bare = schema.find(({ label }) => label.trim() === '');
  if (bare) return `An attribute has no label (${bare.name}).`;
  const [first] = Object.values(schemaErrors(schema)).flat();
  return first ?? null;
}

/** `Digging depth (max.)` → `digging_depth_max`; empty where no letter is left. */
export function nameOf(label: string): string {
  const plain = label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '');
  return plain.slice(0, 50);
}
