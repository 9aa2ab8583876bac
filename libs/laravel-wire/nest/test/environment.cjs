// Boots the compiled reference application outside jest's sandbox, which cannot load ESM packages by
// require: once for each worker and each set of options.
const { TestEnvironment } = require('jest-environment-node');

const booted = new Map();

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.__boot = (options = {}) => {
      const key = JSON.stringify(options);
      if (!booted.has(key)) {
        booted.set(key, require('./reference/dist/main.js').boot(options));
      }
      return booted.get(key);
    };
    this.global.__package = () => require('../dist/index.js');
    this.global.__bootFresh = (options) => require('./reference/dist/main.js').boot(options);
  }

  async teardown() {
    const running = [...booted.values()];
    booted.clear();
    await Promise.all(running.map(async (app) => (await app).close()));
    await super.teardown();
  }
};
