const { appendFileSync } = require('node:fs');

const { YARD_FAULT, YARD_ASKED } = process.env;

/** The environment of a spec's project (`within`), which tells the specs' sandbox of the fault. */
function switched(Environment) {
  return class extends Environment {
    constructor(config, context) {
      super(config, context);
      this.spec = { project: config.projectConfig.displayName.name, path: context.testPath };
      this.global.__yardFault = globalThis.__yardFault;
    }

    async setup() {
      globalThis.__yardAsked();
      await super.setup();
      // An application that is started here serves the specs that follow, too.
      this.spec.start = globalThis.__yardAsked();
    }

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      if (YARD_FAULT === undefined) return;
      // The first test that fails decides.
      if (event.name === 'test_start' && this.hasFailed) event.test.mode = 'skip';
      if (event.name === 'test_done' && event.test.errors.length > 0) this.hasFailed = true;
    }

    async teardown() {
      await super.teardown();
      if (YARD_FAULT !== undefined) return;
      appendFileSync(YARD_ASKED, `${JSON.stringify({ ...this.spec, asked: globalThis.__yardAsked() })}\n`);
    }
  };
}

module.exports = class {
  constructor(config, context) {
    const Environment = switched(require(config.projectConfig.testEnvironmentOptions.within));
    return new Environment(config, context);
  }
};
