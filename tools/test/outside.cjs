/**
 * A jest transform in whose eyes a package is what Node loads outside the specs' sandboxes, once for all spec files: a
 * third of what a spec file costs is to load the same packages again.
 */
exports.createTransformer = ({ name }) => ({
  process: () => ({ code: `module.exports = globalThis.__outside(${JSON.stringify(name)});` }),
});

/** What specs need most often, by the file that a spec would load. */
const PACKAGES = {
  '/node_modules/supertest/index\\.js$': 'supertest',
  '/node_modules/axe-core/axe\\.js$': 'axe-core',
  '/libs/contracts/src/index\\.ts$': '@yard/contracts',
  '/platform/laravel-wire/core/src/index\\.ts$': '@laravel-wire/core',
  '/libs/dates/src/index\\.ts$': '@yard/dates',
  '/platform/money/src/index\\.ts$': '@kit/money',
};

/** The jest options of a project whose specs share them. */
exports.sharing = {
  transform: Object.fromEntries(
    Object.entries(PACKAGES).map(([file, name]) => [file, [__filename, { name }]]),
  ),
  transformIgnorePatterns: ['/node_modules/(?!(supertest|axe-core)/)'],
};
