import { createRequire } from 'node:module';
import { contract } from './api-paths.mjs';

type Parser = { parse: (code: string, options: object) => object };
const { parse } = createRequire(require.resolve('webpack'))('acorn') as Parser;
const pathsIn = (code: string) =>
  contract.pathsIn(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }));

it.each([
  ['get("api/machines/map")', ['api/machines/map']],
  ["get('/api/machines/map')", ['api/machines/map']],
  ['get(`api/machines/${id}/photos?page=${page}`)', ['api/machines/{}/photos']],
  ['get(`${machineType.endpoint}/${id}/photos`)', ['api/machines/{}/photos']],
  ["useAction(machineType, id, 'publish')", ['api/machines/{}/publish']],
  ["useAction(machineType, idOf(row), 'publish')", ['api/machines/{}/publish']],
  ['get(`${unknownType.endpoint}/all`)', ['{}/all']],
  ['// api/machines\nget("the api/machines", `${machineType.endpoint}`, "/papers/api/1")', []],
])('reads the paths that %s names', (code, paths) => {
  expect(pathsIn(code)).toEqual(paths);
});

it('knows the endpoints of the kinds that a remote takes', () => {
  const names = ['machineType', 'machineRules'];

  expect(contract.pathsOf({ '@yard/contracts': { names } })).toEqual(['api/machines']);
  expect(contract.pathsOf({})).toEqual([]);
});
