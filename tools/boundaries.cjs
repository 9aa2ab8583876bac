// Allowed imports, as data: docs/decisions/0003. Projects go by the tags in each package.json, default deny;
// parts of the server by the maps below. A new arrow is one line here, and a design change.
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const workspace = join(__dirname, '..');

/** Allowed imports by tag. A project may import what any of its scopes allows. */
const allowed = {
  'scope:wire': ['scope:wire'],
  'scope:shared': ['scope:wire', 'scope:contracts', 'scope:shared'],
  'scope:contracts': ['scope:wire', 'scope:shared'],
  'scope:server': ['scope:wire', 'scope:shared', 'scope:server'],
  'scope:backend': ['scope:wire', 'scope:contracts', 'scope:shared', 'scope:server'],
  'scope:shell': ['scope:wire', 'scope:contracts', 'scope:shared'],
  'scope:remote': ['scope:wire', 'scope:contracts', 'scope:shared'],
  'scope:testing': ['scope:wire', 'scope:contracts', 'scope:shared'],
};

/** Platforms by tag: a browser project never imports from a Node project, nor the other way round. */
const platforms = {
  'platform:any': ['platform:any'],
  'platform:node': ['platform:any', 'platform:node'],
  'platform:browser': ['platform:any', 'platform:browser'],
};

/** The parts of platform/server-kit, which know nothing of the product, lowest first: each may use those before it. */
const server = [
  ...'base/package-folder.ts base/html base/settings base/tracing base/clock base/logging'.split(' '),
  ...'base/memory store files edge watch pdf testing'.split(' '),
];

/** The steps of `rentals`, lowest first: each may use those before it. */
const rentals = [
  ...'records rules notices money moves batches views documents'.split(' '),
  ...'labels fleet feed routes rental-providers rentals.module reviews'.split(' '),
];

/** People, the audit log and notifications: their records refer to each other. */
const GROUND = ['config', 'users', 'audit', 'notifications'];
const ON_GROUND = [...GROUND, 'accounts', 'resources', 'reports'];

/** Rooms of backend/src, lowest first: what each may use. */
const rooms = {
  config: [],
  users: GROUND,
  audit: GROUND,
  notifications: GROUND,
  accounts: GROUND,
  resources: GROUND,
  reports: GROUND,
  catalog: ON_GROUND,
  agreements: [...ON_GROUND, 'catalog/media', 'catalog/reference'],
  messaging: [...ON_GROUND, 'catalog'],
  payments: GROUND,
  rentals: [...ON_GROUND, 'catalog', 'agreements', 'messaging', 'payments'],
  scheduler: [...GROUND, 'rentals'],
  support: [...ON_GROUND, 'catalog/media', 'messaging'],
  ledger: [...GROUND, 'payments', 'rentals'],
  'api-docs': ['config'],
  watching: [...ON_GROUND, 'support'],
  remotes: [...ON_GROUND, 'catalog/media', 'api-docs'],
  admin: [...ON_GROUND, 'messaging', 'support', 'rentals', 'ledger', 'watching'],
  site: [...ON_GROUND, ...'catalog agreements rentals/reviews support api-docs watching remotes'.split(' ')],
};

/** Tables that a room's SQL may read beside its own and those of rooms it may use; single tables by name. */
const reads = {
  // A machine's page says how soon its owner answers, and what reviews say of both; a search names deposits.
  catalog: ['rental_requests', 'reviews', 'deposit_policies'],
  // An owner's page says whether their payouts are set up, their list of machines what each earned.
  rentals: ['payout_accounts', 'ledger_lines', 'ledger_entries'],
  support: ['rentals'],
  ledger: ['catalog'],
  admin: ['catalog', 'payments', 'scheduler', 'remotes', 'watching'],
};

/** Parts of those rooms that may use less than their room. */
const parts = {
  'catalog/reference': [],
  'catalog/addresses': [...ON_GROUND, 'catalog/reference'],
  'catalog/media': ON_GROUND,
  ...inOrder('rentals', rentals, rooms.rentals),
  'site/metrics': ['config'],
};

/** Programs, and what they share. They may use every room. */
const apps = {
  schema: [],
  seeds: [],
  adopt: ['schema'],
  backup: ['schema'],
  server: ['schema', 'seeds'],
  cli: ['schema', 'seeds', 'adopt', 'backup', 'server'],
};

/** Each of these may use those before it, and what all of them may use. */
function inOrder(room, parts, common) {
  return Object.fromEntries(
    parts.map((part, at) => [
      `${room}/${part}`,
      [...common, ...parts.slice(0, at).map((earlier) => `${room}/${earlier}`)],
    ]),
  );
}

function projects() {
  const folders = [
    'backend',
    'shell-public',
    'shell-admin',
    ...readdirSync(workspace).filter((name) => name.startsWith('mf-')),
    ...['libs', 'platform', 'platform/laravel-wire', 'platform/federation'].flatMap(libraries),
  ];
  return folders.map((folder) => {
    const { name, nx, exports } = JSON.parse(readFileSync(join(workspace, folder, 'package.json'), 'utf8'));
    return { folder, name, tags: nx.tags, doors: doorsIn(exports) };
  });
}

/** The sources that a package.json exports, from `src` on; the index where it exports nothing by name. */
function doorsIn(exports = {}) {
  const sources = Object.values(exports).flatMap((door) => door['workspace-source'] ?? []);
  return sources.length === 0 ? ['src/index.ts'] : sources.map((path) => path.replace('./', ''));
}

function libraries(folder) {
  return readdirSync(join(workspace, folder))
    .map((name) => `${folder}/${name}`)
    .filter((path) => existsSync(join(workspace, path, 'package.json')));
}

const scopeOf = ({ tags }) => tags.find((tag) => tag.startsWith('scope:'));
const platformOf = ({ tags }) => tags.find((tag) => tag.startsWith('platform:'));

function mayImport(from, to) {
  return (
    (allowed[scopeOf(from)] ?? []).includes(scopeOf(to)) &&
    platforms[platformOf(from)].includes(platformOf(to))
  );
}

const doorPatterns = ({ folder, doors }) =>
  doors.map((door) => `^${folder}/${door.replaceAll('.', '\\.').replace('*', '.*')}$`);

const packageDoors = () => projects().flatMap(doorPatterns);

/** One rule a project: it reaches itself, what its tags allow through the others' index, and packages. */
function projectRules() {
  const all = projects();
  return all.map((from) => {
    const reachable = all.filter((to) => to !== from && mayImport(from, to));
    const open = [`^${from.folder}/`, ...reachable.flatMap(doorPatterns)];
    return {
      name: `boundary:${from.name}`,
      comment: `${from.name} may import ${reachable.map((to) => to.name).join(', ') || 'no other project'}, each through what it exports alone`,
      severity: 'error',
      from: { path: `^${from.folder}/(src|apps)/`, pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^(backend|shell-|mf-|libs/|platform/)', pathNot: open },
    };
  });
}

/** One rule a part: `folder` holds it, and of the folders in `within` it may reach itself and what it may use. */
function partRule(name, folder, part, uses, within) {
  const open = [part, ...uses].map((used) => `^${folder}/${used}(/|\\.ts$|$)`);
  return {
    name,
    comment: `${folder}/${part} may use ${uses.join(', ') || 'nothing beside it'}`,
    severity: 'error',
    from: { path: `^${folder}/${part}(/|$)`, pathNot: '\\.spec\\.ts$' },
    to: { path: within, pathNot: open },
  };
}

function partRules() {
  const src = 'backend/src';
  return [
    ...server.map((part, at) =>
      partRule(
        `server:${part}`,
        'platform/server-kit/src',
        part,
        server.slice(0, at),
        '^platform/server-kit/src/',
      ),
    ),
    ...Object.entries({ ...rooms, ...parts }).map(([part, uses]) =>
      partRule(`room:${part}`, src, part, uses, '^backend/(src|apps)/'),
    ),
    ...Object.entries(apps).map(([part, uses]) =>
      partRule(`app:${part}`, 'backend/apps', part, uses, '^backend/apps/'),
    ),
  ];
}

/** A folder nobody put on the map would be a hole in it. */
function unmappedParts() {
  const known = [
    ...server.map((part) => `platform/server-kit/src/${part}`),
    ...Object.keys(rooms).map((part) => `backend/src/${part}`),
    ...Object.keys(apps).map((part) => `backend/apps/${part}`),
  ];
  const isKnown = (path) => known.some((part) => path === part || path.startsWith(`${part}/`));
  const isAbove = (path) => known.some((part) => part.startsWith(`${path}/`));
  const unmappedIn = (folder) =>
    readdirSync(join(workspace, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (isKnown(path) || path.endsWith('.spec.ts')) return [];
      return entry.isDirectory() && isAbove(path) ? unmappedIn(path) : [path];
    });
  return ['platform/server-kit/src', 'backend/src', 'backend/apps'].flatMap(unmappedIn);
}

/** @returns {string[]} rooms, and single tables, that the SQL of a room may name */
const readBy = (room) => [room, ...rooms[room].map((used) => used.split('/')[0]), ...(reads[room] ?? [])];

module.exports = { packageDoors, projectRules, partRules, readBy, unmappedParts };
