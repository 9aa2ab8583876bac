const { TestEnvironment } = require('jest-environment-node');
const { boot } = require('./boot.cjs');

/** Hands the running application of this project's database to the spec. Runs in one process (`--runInBand`). */
module.exports = class ApiEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { dialect, payments } = config.projectConfig.testEnvironmentOptions;
    this.dialect = dialect;
    this.payments = payments;
  }

  async setup() {
    await super.setup();
    this.global.__api = await boot(this.dialect, this.payments);
  }
};
