// Boots the compiled reference application outside jest's sandbox, which cannot load ESM packages by
// require: once for each worker and each set of options.
const SpecEnvironment = require('../../../../tools/test/spec-environment.cjs');
const { fromCell } = require('./cell.cjs');

const REFERENCE = '@laravel-wire/reference/dist';
const booted = new Map();

/** pusher-js keeps a timer of half a minute after the server has closed: no reason to keep the process. */
const LONG_MS = 30_000;
const patient = (callback, ms, ...rest) => {
  const timer = setTimeout(callback, ms, ...rest);
  return ms >= LONG_MS ? timer.unref() : timer;
};

module.exports = class extends SpecEnvironment {
  constructor(config, context) {
    super(config, context);
    this.adapter = config.projectConfig.testEnvironmentOptions.adapter;
  }

  async setup() {
    await super.setup();
    this.global.setTimeout = patient;
    const { adapter } = this;
    const { boot, RECORDED_OPTIONS, OPTIONS } = fromCell(`${REFERENCE}/main.js`);
    this.global.__boot = (options = {}) => {
      const key = JSON.stringify(options);
      if (!booted.has(key)) booted.set(key, boot(options, { adapter }));
      return booted.get(key);
    };
    this.global.__package = () => ({
      Logger: fromCell('@nestjs/common').Logger,
      UseInterceptors: fromCell('@nestjs/common').UseInterceptors,
      StandardSchemaValidationPipe: fromCell('@nestjs/common').StandardSchemaValidationPipe,
      ...fromCell('@laravel-wire/nest'),
      ...fromCell('@laravel-wire/nest/auth'),
      ...fromCell('@laravel-wire/nest/express'),
      ...fromCell('@laravel-wire/nest/fortify'),
      ...fromCell('@laravel-wire/nest/redis'),
      ...fromCell('@laravel-wire/nest/pusher'),
      ...fromCell('@laravel-wire/nest/locks'),
      codeAt: (secret, counter) =>
        fromCell('otpauth').HOTP.generate({ secret: fromCell('otpauth').Secret.fromBase32(secret), counter }),
    });
    this.global.__bootFresh = (options, surroundings) => boot(options, { adapter, ...surroundings });
    this.global.__express = () => fromCell('express')();
    this.global.__conformance = async (first) => {
      const { runCase } = fromCell(`${REFERENCE}/conformance/run-case.js`);
      const app = first ? boot(RECORDED_OPTIONS, { adapter, first }) : this.global.__boot(RECORDED_OPTIONS);
      if (first) booted.set(first, app);
      const { url, secondUrl } = await app;
      const target = { url: first ? secondUrl : url, appKey: OPTIONS.appKey, resetPath: '/reference/reset' };
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
