// The specs' own environment, for runs with a mutant in the code: what decides is the first test that fails, so that no
// other is waited for. The application, which lives outside of jest's sandbox from run to run, is told of the mutant.
const { isService } = JSON.parse(process.env.MUTANTS_AREA);
const Environment = require(
  isService ? '../../backend/test/environment.cjs' : '../test/spec-environment.cjs',
);

const mutant = () => process.env.__STRYKER_ACTIVE_MUTANT__;
let decided;

module.exports = class MutantEnvironment extends Environment {
  async setup() {
    const context = this.global.__stryker__;
    if (mutant() !== undefined) context.activeMutant = mutant();
    globalThis.__stryker__ = context;
    await super.setup();
  }

  async handleTestEvent({ name, test }) {
    if (mutant() === undefined) return;
    if (name === 'test_start' && decided === mutant()) test.mode = 'skip';
    if (name === 'test_done' && test.errors.length > 0) decided = mutant();
  }
};
