// Opens databases and loads the package outside jest's sandbox, which cannot load ESM packages by require.
const { TestEnvironment } = require('jest-environment-node');
const { openTables } = require('./open-tables.cjs');

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.__openTables = openTables;
    this.global.__package = () => require('../dist/index.js');
  }
};
