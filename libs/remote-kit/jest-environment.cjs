const { TestEnvironment } = require('jest-environment-jsdom');

/** What pages use of a browser and jsdom does not have, from Node. */
const OF_NODE = [
  'Response',
  'Request',
  'Headers',
  'ReadableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'BroadcastChannel',
];

/** A page without layout; a spec's options set its zone (America/Chicago) and the browser's language. */
module.exports = class ScreenEnvironment extends TestEnvironment {
  constructor(config, context) {
    const {
      zone = 'America/Chicago',
      language = 'en-US',
      ...options
    } = config.projectConfig.testEnvironmentOptions;
    super(
      { ...config, projectConfig: { ...config.projectConfig, testEnvironmentOptions: options } },
      context,
    );
    this.language = language;
    this.zoneBefore = process.env.TZ;
    process.env.TZ = zone;
  }

  async setup() {
    await super.setup();
    for (const name of OF_NODE) this.global[name] = globalThis[name];
    Object.defineProperties(this.global.navigator, {
      language: { value: this.language },
      languages: { value: [this.language] },
    });
  }

  async teardown() {
    if (this.zoneBefore === undefined) delete process.env.TZ;
    else process.env.TZ = this.zoneBefore;
    await super.teardown();
  }
};
