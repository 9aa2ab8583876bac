const SpecEnvironment = require('../../tools/test/spec-environment.cjs');
const { boot } = require('./boot.cjs');

/**
 * Hands the running application of this project's database to the spec. One application for each worker. A spec
 * during which Node warned of listeners that may leak fails: an operator would read it with every such answer.
 */
module.exports = class ApiEnvironment extends SpecEnvironment {
  constructor(config, context) {
    super(config, context);
    this.options = config.projectConfig.testEnvironmentOptions;
    this.leaks = [];
    this.warned = (warning) => warning.name === 'MaxListenersExceededWarning' && this.leaks.push(warning);
  }

  async setup() {
    await super.setup();
    this.global.__api = await boot(this.options.dialect, this.options);
    process.on('warning', this.warned);
  }

  async teardown() {
    process.off('warning', this.warned);
    await super.teardown();
    const [leak] = this.leaks;
    if (leak) throw leak;
  }
};
