const { TestEnvironment } = require('jest-environment-node');
const { boot } = require('./boot.cjs');

/** Hands the running application of this project's database to the spec. Runs in one process (`--runInBand`). */
module.exports = class ApiEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.options = config.projectConfig.testEnvironmentOptions;
  }

  async setup() {
    await super.setup();
    this.global.__api = await boot(this.options.dialect, this.options);
  }
};
