// Who may import whom, as data: docs/decisions/0003. Between projects it follows the tags in each package.json, default
// deny; between the backend's features it is the map below. A new arrow is one line here, and a design change.
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const workspace = join(__dirname, '..');

/** What each tag may import, by tag. A project may import what any of its scopes allows. */
const allowed = {
  'scope:wire': ['scope:wire'],
  'scope:shared': ['scope:wire', 'scope:contracts', 'scope:shared'],
  'scope:contracts': ['scope:wire', 'scope:shared'],
  'scope:backend': ['scope:wire', 'scope:contracts', 'scope:shared'],
  'scope:shell': ['scope:wire', 'scope:contracts', 'scope:shared'],
  'scope:remote': ['scope:wire', 'scope:contracts', 'scope:shared'],
  'scope:testing': ['scope:wire', 'scope:contracts', 'scope:shared'],
};

/** Where code may run: a browser project never reaches Node's, nor the other way round. */
const platforms = {
  'platform:any': ['platform:any'],
  'platform:node': ['platform:any', 'platform:node'],
  'platform:browser': ['platform:any', 'platform:browser'],
};

/**
 * Features of the backend and what each may use beside `base`: features, or files; what is not named is refused.
 */
const base = ['clock', 'config', 'database', 'logging', 'memory', 'resources', 'tracing'];
const features = {
  clock: [],
  config: [],
  memory: [],
  tracing: [],
  logging: [],
  health: ['files'],
  overload: [],
  html: [],
  metrics: [],
  sites: ['remotes', 'pages', 'files'],
  pages: ['catalog', 'agreements', 'users', 'remotes', 'html'],
  remotes: ['users', 'audit', 'media', 'api-docs', 'files', 'notifications', 'metrics'],
  // Ground: it knows no feature, and who needs tables gives them to it.
  database: [],
  reference: [],
  resources: ['users', 'audit'],
  users: ['audit', 'notifications'],
  audit: ['users'],
  notifications: ['users', 'audit', 'html', 'metrics'],
  account: ['users', 'audit', 'notifications'],
  auth: ['users', 'account'],
  idempotency: [],
  addresses: ['users', 'reference'],
  // Where files are kept; it knows none of those who keep them.
  files: [],
  media: ['users', 'audit', 'files'],
  catalog: ['users', 'addresses', 'audit', 'notifications', 'media', 'html', 'reference'],
  agreements: ['users', 'audit', 'media', 'html', 'reference'],
  messaging: ['users', 'media', 'notifications'],
  papers: [],
  payments: ['users', 'audit', 'metrics'],
  rentals: [
    'users',
    'catalog',
    'addresses',
    'agreements',
    'messaging',
    'payments',
    'papers',
    'notifications',
    'audit',
    'media',
  ],
  ledger: ['users', 'papers', 'payments', 'rentals'],
  payouts: ['users', 'audit', 'notifications', 'payments', 'rentals', 'ledger'],
  support: ['users', 'media', 'messaging', 'notifications', 'audit'],
  questions: ['users', 'catalog', 'media', 'messaging', 'notifications', 'audit'],
  saved: ['users', 'account', 'catalog', 'notifications'],
  watching: ['users', 'audit', 'support', 'logging'],
  scheduler: ['rentals', 'users', 'notifications', 'audit', 'metrics'],
  realtime: ['auth', 'users'],
  backup: ['open-database', 'tables', 'files'],
  adoption: ['addresses', 'catalog', 'messaging', 'tables'],
  // The demo world: a row of nearly everything.
  seeds: [
    'reference',
    'users',
    'addresses',
    'catalog',
    'agreements',
    'messaging',
    'payments',
    'rentals',
    'ledger',
    'payouts',
    'support',
    'questions',
    'notifications',
    'audit',
  ],
  // The last three only to ask whether what they need can be reached.
  cli: [
    'open-database',
    'adoption',
    'seeds',
    'backup',
    'remotes',
    'files',
    'media',
    'logging',
    'audit',
    'users',
    'catalog',
    'scheduler',
    'ledger',
    'account',
    'notifications',
    'payments',
  ],
  'api-docs': ['html'],
};

function projects() {
  const folders = [
    'backend',
    'shell-public',
    'shell-admin',
    ...readdirSync(workspace).filter((name) => name.startsWith('mf-')),
    ...libraries('libs'),
    ...libraries('libs/laravel-wire'),
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

/** One rule a project: it reaches itself, what its tags allow through the others' index, and packages. */
function projectRules() {
  const all = projects();
  return all.map((from) => {
    const reachable = all.filter((to) => to !== from && mayImport(from, to));
    const doors = reachable.flatMap(({ folder, doors }) =>
      doors.map((door) => `^${folder}/${door.replaceAll('.', '\\.')}$`),
    );
    const open = [`^${from.folder}/`, ...doors];
    return {
      name: `boundary:${from.name}`,
      comment: `${from.name} may import ${reachable.map((to) => to.name).join(', ') || 'no other project'}, each through what it exports alone`,
      severity: 'error',
      from: { path: `^${from.folder}/src/`, pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^(backend|shell-|mf-|libs/)', pathNot: open },
    };
  });
}

/** One rule a feature of the backend. */
function featureRules() {
  return Object.entries(features).map(([feature, uses]) => {
    const open = [feature, ...base, ...uses].map((name) => `^backend/src/${name}(/|\\.ts$)`);
    return {
      name: `feature:${feature}`,
      comment: `backend/src/${feature} may use ${uses.join(', ') || 'nothing'} (and ${base.join(', ')})`,
      severity: 'error',
      from: { path: `^backend/src/${feature}/`, pathNot: '\\.spec\\.ts$' },
      to: { path: '^backend/src/', pathNot: open },
    };
  });
}

/** A folder nobody put on the map would be a hole in it. */
function unmappedFeatures() {
  return readdirSync(join(workspace, 'backend/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !(entry.name in features))
    .map((entry) => entry.name);
}

module.exports = { projectRules, featureRules, unmappedFeatures };
