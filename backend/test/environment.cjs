const SpecEnvironment = require('../../tools/test/spec-environment.cjs');
const { boot } = require('./boot.cjs');

/** Hands the running application of this project's database to the spec. Runs in one process (`--runInBand`). */
module.exports = class ApiEnvironment extends SpecEnvironment {
  constructor(config, context) {
    super(config, context);
    this.options = config.projectConfig.testEnvironmentOptions;
  }

  async setup() {
    await super.setup();
    this.global.__api = await boot(this.options.dialect, this.options);
  }
};
