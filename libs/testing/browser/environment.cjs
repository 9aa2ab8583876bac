const SpecEnvironment = require('../../../tools/test/spec-environment.cjs');
const { openContext } = require('./one-browser.cjs');

/** Gives the spec contexts of the one browser that all spec files share, and closes what it left open. */
module.exports = class BrowserEnvironment extends SpecEnvironment {
  contexts = new Set();

  async setup() {
    await super.setup();
    this.global.__openContext = async (options) => {
      const context = await openContext(options);
      this.contexts.add(context);
      context.once('close', () => this.contexts.delete(context));
      return context;
    };
  }

  async teardown() {
    await Promise.all([...this.contexts].map((context) => context.close()));
    await super.teardown();
  }
};
