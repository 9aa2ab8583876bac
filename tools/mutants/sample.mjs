import { createHash } from 'node:crypto';

/** The sample of an area's declarations goes by their names, so that it stays while others come and go. */
const SEED = 'yard';
const { share = 1 } = JSON.parse(process.env.MUTANTS_AREA);
const isTaken = (name) =>
  createHash('sha256').update(`${SEED} ${name}`).digest().readUInt32BE() < share * 2 ** 32;

/** The name of a top-level function or constant, or of a method; null for what is inside of one or around them. */
function nameOf({ node, parent }) {
  if (node.type === 'ClassMethod') return node.key.name;
  if (parent?.type !== 'Program' || node.type.startsWith('Import')) return null;
  const declared = node.declaration ?? node;
  if (declared.type === 'ClassDeclaration') return null;
  return declared.id?.name ?? declared.declarations?.[0]?.id.name ?? null;
}

/** Stryker's plugin of that: it leaves the others alone. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'sample',
    value: {
      shouldIgnore(path) {
        const name = share < 1 ? nameOf(path) : null;
        return name !== null && !isTaken(name) ? 'not in the sample' : undefined;
      },
    },
  },
];
