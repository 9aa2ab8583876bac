import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import {
  type DeployedContract,
  deployedContract,
  originsOf,
  read,
  type ShellContract,
} from './deployed-site';

/** Declarations of what the shells share: `contract-types.json`. */
interface SharedTypes {
  shared: readonly string[];
  /** Files by the names by which they are imported. */
  modules: Readonly<Record<string, string>>;
  files: Readonly<Record<string, string>>;
}

/** Code of a shared package, for tests. */
interface Code {
  /** Files by the names by which they are imported. */
  doors: Readonly<Record<string, string>>;
  /** Doors to what is no module of the page: a preset of jest. */
  others: Readonly<Record<string, string>>;
  /** Of packages that others publish, by ranges. */
  dependencies: Readonly<Record<string, string>>;
  files: Readonly<Record<string, string>>;
}

/** Condition of what has the code: a bundler does not know it, so that only the shells bring it to a page. */
const CODE = 'site-code';

/** Package that lists what the site shares, beside those that stand for it. */
export const LISTED = '@yard/site';
/** Of a name that is not there before a shell gives it. */
const STUB = `/** The site gives what this stands for. Without it, in a test, it shows what is inside. */
const stub = (props) => props?.children ?? null;
`;

/**
 * Writes the packages that stand for a site's shared modules in a repository of its own: versions, named exports and
 * types. A remote is built and compiled with them; the shells give the modules at run time. Beside these lies the code,
 * for whoever asks by the condition `site-code`, as the preset of jest in `@yard/remote-kit` does.
 *
 * @param folder  emptied, and then with a package at each `@SCOPE/NAME`
 * @returns how many modules the site shares
 * @throws Error for a site without a contract
 */
export async function writeSite(url: string, folder: string): Promise<number> {
  const origins = await originsOf(url);
  const contract = await deployedContract(origins);
  const types = (await read(origins[0], '/contract-types.json')) as SharedTypes | null;
  const code = (await read(origins[0], '/packages/site-code.json')) as Record<string, Code> | null;
  if (!contract || !types?.shared.length)
    throw new Error(`${url} has no contract: it does not say what it shares with remotes`);
  const given = givenBy(contract);
  rmSync(folder, { recursive: true, force: true });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of Object.entries(types.files)) write(`types/${path}`, text);
  for (const name of types.shared) writeStub(name, given, types.modules, code?.[name], write);
  writeList(url, given, types.shared, write);
  return Object.keys(given.shared).length;
}

type Write = (path: string, text: string) => void;

/** Both shells together: where they differ, a check of what was built says so. */
function givenBy({ shells }: DeployedContract): ShellContract {
  const all = Object.values(shells);
  const joined = <Key extends 'shared' | 'endpoints'>(key: Key) =>
    Object.assign({}, ...all.map((shell) => shell[key])) as NonNullable<ShellContract[Key]>;
  return { contract: all[0]?.contract ?? 0, shared: joined('shared'), endpoints: joined('endpoints') };
}

function writeStub(
  name: string,
  { shared, endpoints = {} }: ShellContract,
  modules: SharedTypes['modules'],
  code: Code = { doors: {}, others: {}, dependencies: {}, files: {} },
  write: Write,
) {
  const { version = '0.0.0', names } = shared[name] ?? {};
  const all = Object.keys({ ...modules, ...code.doors });
  const doors = all.filter((door) => door === name || door.startsWith(`${name}/`));
  const exports = doors.map((door) => {
    const path = door.slice(name.length + 1) || 'index';
    const types = posix.relative(posix.dirname(`${name}/${path}`), `types/${modules[door]}`);
    if (modules[door]) write(`${name}/${path}.d.ts`, `export * from '${types.replace(/\.d\.ts$/, '')}';\n`);
    // What the shells have for themselves can be named as a type alone.
    const stub = door === name ? './index.js' : undefined;
    const described = modules[door] && `./${path}.d.ts`;
    return [`.${door.slice(name.length)}`, { types: described, [CODE]: code.doors[door], default: stub }];
  });
  const values = (names ?? []).map((one) => {
    const value = endpoints[one] === undefined ? 'stub' : JSON.stringify({ endpoint: endpoints[one] });
    return `export const ${one} = ${value};\n`;
  });
  write(`${name}/index.js`, `${STUB}\n${values.join('')}`);
  for (const [path, text] of Object.entries(code.files)) write(`${name}/${path}`, text);
  write(
    `${name}/package.json`,
    jsonOf({
      name,
      version,
      type: 'module',
      exports: { ...(Object.fromEntries(exports) as object), ...code.others },
      // Of the tests: a remote that is published brings none of them.
      devDependencies: Object.fromEntries(
        Object.entries(code.dependencies).filter(([one]) => !(one in shared)),
      ),
    }),
  );
}

/** With the versions of the packages that others publish, which npm installs, and what a bundler must leave out. */
function writeList(url: string, given: ShellContract, own: readonly string[], write: Write) {
  const shared = Object.entries(given.shared);
  const foreign = shared.filter(([name]) => !own.includes(name));
  // Versions are compared where a remote is published.
  const settings = shared.map(([name]) => [name, { singleton: true, import: false, requiredVersion: false }]);
  write(`${LISTED}/contract.json`, jsonOf(given));
  write(
    `${LISTED}/index.js`,
    `/** Settings of module federation: the site gives these. */\nexport const shared = ${jsonOf(Object.fromEntries(settings))}`,
  );
  write(
    `${LISTED}/package.json`,
    jsonOf({
      name: LISTED,
      version: '0.0.0',
      homepage: url,
      type: 'module',
      exports: { '.': './index.js', './contract.json': './contract.json' },
      dependencies: Object.fromEntries(
        foreign.map(([name, { version }]) => [/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name, version]),
      ),
    }),
  );
}

const jsonOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
