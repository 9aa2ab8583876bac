// Boots the compiled reference application outside jest's sandbox, which cannot load ESM packages by
// require: once for each worker and each set of options.
const SpecEnvironment = require('../../../../tools/test/spec-environment.cjs');

const REFERENCE = '../../reference/dist';
const booted = new Map();

/** pusher-js keeps a timer of half a minute after the server has closed: no reason to keep the process. */
const LONG_MS = 30_000;
const patient = (callback, ms, ...rest) => {
  const timer = setTimeout(callback, ms, ...rest);
  return ms >= LONG_MS ? timer.unref() : timer;
};

module.exports = class extends SpecEnvironment {
  async setup() {
    await super.setup();
    this.global.setTimeout = patient;
    const { boot, RECORDED_OPTIONS, OPTIONS } = require(`${REFERENCE}/main.js`);
    this.global.__boot = (options = {}) => {
      const key = JSON.stringify(options);
      if (!booted.has(key)) {
        booted.set(key, boot(options));
      }
      return booted.get(key);
    };
    this.global.__package = () => ({
      Logger: require('@nestjs/common').Logger,
      StandardSchemaValidationPipe: require('@nestjs/common').StandardSchemaValidationPipe,
      ...require('../dist/index.js'),
      ...require('../dist/redis.js'),
      ...require('../dist/pusher/index.js'),
      ...require('../dist/locks/index.js'),
    });
    this.global.__bootFresh = (options, surroundings) => boot(options, surroundings);
    this.global.__conformance = async () => {
      const { runCase } = require(`${REFERENCE}/conformance/run-case.js`);
      const { url } = await this.global.__boot(RECORDED_OPTIONS);
      const target = { url, appKey: OPTIONS.appKey, resetPath: '/reference/reset' };
      return (recorded) => runCase(target, recorded);
    };
  }

  async teardown() {
    const running = [...booted.values()];
    booted.clear();
    await Promise.all(running.map(async (app) => (await app).close()));
    await super.teardown();
  }
};
