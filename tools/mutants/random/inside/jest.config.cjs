// The specs of `npm test` that need no browser, as they are, with the switch in their sandboxes.
const { join, resolve } = require('node:path');
const config = require('../../../../jest.config.cjs');

const root = resolve(__dirname, '../../../..');
const at = (path, folder) => path.replace('<rootDir>', folder);

function withSwitch(given) {
  const project = typeof given === 'string' ? require(at(given, root)) : given;
  return {
    ...project,
    testEnvironment: join(__dirname, 'environment.cjs'),
    testEnvironmentOptions: {
      ...project.testEnvironmentOptions,
      within: at(project.testEnvironment, resolve(project.rootDir)),
    },
  };
}

module.exports = {
  ...config,
  rootDir: root,
  testSequencer: join(__dirname, 'order.cjs'),
  projects: config.projects.map(withSwitch),
};
