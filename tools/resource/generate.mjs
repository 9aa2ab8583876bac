import { namesOf } from '../generate/names.mjs';
import { formatted, templatesIn } from '../generate/templates.mjs';
import { fieldParts, fieldsOf } from './fields.mjs';
import { nextStamp } from './stamp.mjs';

const { filled, write } = templatesIn(new URL('files/', import.meta.url));
const MIGRATIONS = 'backend/apps/schema/migrations';

/**
 * `nx g @yard/tools:resource bucket-kind --fields name:text,weight:number?`: five files and two edits, all of it code to
 * be changed by hand afterwards (docs/decisions/0042).
 *
 * @param tree     Nx's view of the workspace
 * @param options  as `schema.json` has them
 */
export default async function generate(tree, options) {
  const { feature = 'catalog', fields = 'name:text,note:text?' } = options;
  if (!tree.exists(`backend/src/${feature}`)) throw new Error(`backend/src/${feature} is no feature.`);
  const subject = subjectOf(tree, feature);
  const up = '../'.repeat(feature.split('/').length + 1);
  const names = namesOf(options.name, options.plural);
  const stamp = nextStamp(tree.children(MIGRATIONS), new Date());
  const words = { ...names, ...fieldParts(fieldsOf(fields)), feature, subject, up, stamp };

  const folder = `backend/src/${feature}/${names.paths}`;
  const files = {
    [`libs/contracts/src/${subject}/${names.path}.ts`]: 'contract',
    [`${MIGRATIONS}/${stamp}-create-${names.paths}.ts`]: 'migration',
    [`${folder}/${names.path}.entity.ts`]: 'entity',
    [`${folder}/${names.paths}.controller.ts`]: 'controller',
    [`${folder}/${names.paths}.spec.ts`]: 'spec',
  };
  await write(tree, files, words);
  await edit(tree, 'libs/contracts/src/resources.ts', words, [
    [/^import /m, 'contract-import'],
    [/^export \* /m, 'contract-export'],
    [/(?<=resources = \{\n)/, 'contract-entry'],
  ]);
  await edit(tree, 'backend/apps/schema/plain-resources.ts', words, [
    [/^import /m, 'backend-import'],
    [/(?<=PlainResource\[\] = \[\n)/, 'backend-entry'],
  ]);
}

/** The folder of the contracts that goes with one of the backend: it has the name of the part, or of its room. */
function subjectOf(tree, feature) {
  const parts = feature.split('/').reverse();
  const subject = parts.find((part) => tree.exists(`libs/contracts/src/${part}`));
  if (!subject) throw new Error(`libs/contracts/src has no folder for ${feature}.`);
  return subject;
}

/** Adds text before the first place of each kind. */
async function edit(tree, path, words, additions) {
  let text = tree.read(path, 'utf-8');
  for (const [place, template] of additions) {
    if (!place.test(text)) throw new Error(`${path} has no place ${place}.`);
    text = text.replace(place, (found) => `${filled(template, words)}${found}`);
  }
  tree.write(path, await formatted(text, path));
}
