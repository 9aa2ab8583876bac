import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { nodesIn } from '@kit/federation-build';

/** In a repository of its own a remote has what a deployed site tells. */
const TOLD = 'site/@yard/site/contract.json';

/** Modules that declare kinds of records. */
const DOORS = [
  '@yard/contracts',
  ...['proposed-refund', 'report', 'reviews', 'saved'].map((door) => `@yard/contracts/${door}`),
];

let known;
/** Paths by the names of the constants of kinds of records; built before any remote. */
const endpoints = () =>
  (known ??= existsSync(TOLD) ? JSON.parse(readFileSync(TOLD, 'utf8')).endpoints : ours());
const endpointOf = (name) => endpoints()[name];

/** Places of the public site by name, with what a filler may weigh; a deployed site does not tell. */
export const slots = () => (existsSync(TOLD) ? {} : workspace()('@yard/contracts/slots').SLOTS.public);

const workspace = () => createRequire(new URL('../../mf-catalog/package.json', import.meta.url));

function ours() {
  const kinds = Object.assign({}, ...DOORS.map((door) => workspace()(door)));
  const found = Object.entries(kinds).flatMap(([name, kind]) =>
    kind?.endpoint ? [[name, kind.endpoint]] : [],
  );
  return Object.fromEntries(found);
}

export const contract = {
  /**
   * Version of the contract between shells and remotes: what a `remote.json` may say, and what a page or a
   * part is given. Raised by one when remotes that were built before stop working.
   */
  number: 1,
  endpoints,
  /** Paths of the API that a module names, parameters as `{}`; `…Type` is a kind of record. */
  pathsIn: (program) => [...nodesIn(program)].flatMap(pathOf).map(withoutNames),
  /** Those of the kinds that a remote takes from a shell. */
  pathsOf: (shared) =>
    (shared['@yard/contracts']?.names ?? []).flatMap((name) => endpointOf(name) ?? []).map(withoutNames),
};

function pathOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return plainPath(node.value);
  if (node.type === 'TemplateLiteral') return belowEndpoint(node) ?? plainPath(textOf(node));
  if (node.type === 'CallExpression' && node.callee.name === 'useAction') return actionPath(node.arguments);
  return [];
}

/** `api/machines/${id}/photos`, as far as it is a path. */
const plainPath = (text) => /^\/?(api\/[^\s?]+)/.exec(text)?.slice(1) ?? [];

/** `${machineType.endpoint}/${id}/photos` */
function belowEndpoint(node) {
  const [first] = node.expressions;
  const isBelow = node.quasis[0].value.cooked === '' && first?.property?.name === 'endpoint';
  if (!isBelow || !/Type$/.test(first.object.name ?? '')) return null;
  const rest = /^\{\}(\/[^\s?]+)/.exec(textOf(node));
  return rest ? [`${endpointOf(first.object.name) ?? '{}'}${rest[1]}`] : [];
}

/** useAction(machineType, id, 'publish') */
function actionPath([type, , action]) {
  const isKnown = /Type$/.test(type?.name ?? '') && typeof action?.value === 'string';
  return isKnown ? [`${endpointOf(type.name) ?? '{}'}/{}/${action.value}`] : [];
}

const textOf = ({ quasis }) => quasis.map(({ value }) => value.cooked).join('{}');

function withoutNames(path) {
  return path.replace(/\$?\{[^}]*\}/g, '{}').replace(/^\/|\/$/g, '');
}
