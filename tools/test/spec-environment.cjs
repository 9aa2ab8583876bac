const asyncHooks = require('node:async_hooks');
const { mkdirSync } = require('node:fs');
const { join } = require('node:path');
const { TestEnvironment } = require('jest-environment-node');

// Before any sandbox copies the environment: what one worker writes there, another does not find.
if (process.env.TEST_SCRATCH) {
  process.env.TMPDIR = join(process.env.TEST_SCRATCH, `tmp-${process.pid}`);
  mkdirSync(process.env.TMPDIR, { recursive: true });
}

/**
 * Node's environment, whose AsyncLocalStorages end with their spec file. jest-circus makes one for each file; below
 * Node 24 every promise is then written into once for each that ever ran in the process, until these writes and their
 * garbage are a third of what a hundred files cost.
 */
module.exports = class SpecEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.__outside = require;
    const storages = [];
    const Original = asyncHooks.AsyncLocalStorage;
    provide(
      class AsyncLocalStorage extends Original {
        constructor(...options) {
          super(...options);
          storages.push(this);
        }
      },
    );
    this.endStorages = () => {
      provide(Original);
      for (const storage of storages) storage.disable();
    };
  }

  async teardown() {
    this.endStorages?.();
    await super.teardown();
  }
};

function provide(AsyncLocalStorage) {
  Object.defineProperty(asyncHooks, 'AsyncLocalStorage', {
    value: AsyncLocalStorage,
    configurable: true,
    enumerable: true,
    writable: true,
  });
}
