// Opens databases and loads the package outside jest's sandbox, which cannot load ESM packages by require.
const SpecEnvironment = require('../../../../tools/test/spec-environment.cjs');
const { openTables } = require('./open-tables.cjs');

module.exports = class extends SpecEnvironment {
  async setup() {
    await super.setup();
    this.global.__openTables = openTables;
    this.global.__package = () => ({
      ...require('../../nest/dist/index.js'),
      ...require('../dist/index.js'),
      ...require('../../nest/dist/tokens/index.js'),
      ...require('../../nest/dist/locks/index.js'),
      ...require('../../nest/dist/queue/index.js'),
      Logger: require('@nestjs/common').Logger,
    });
  }
};
