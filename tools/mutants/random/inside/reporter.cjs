const { appendFileSync } = require('node:fs');

/** Writes a line for each spec file into YARD_RESULTS as it ends: jest's own list is not written where it stops early. */
module.exports = class {
  onTestResult({ path, context }, { testResults, testExecError, perfStats, failureMessage }) {
    const bad = testResults.find(({ status }) => status === 'failed');
    const isBroken = bad !== undefined || testExecError != null || failureMessage != null;
    const line = {
      project: context.config.displayName.name,
      path,
      tests: testResults.length,
      ms: perfStats.end - perfStats.start,
      failed: isBroken ? (bad?.fullName ?? 'the file cannot be run') : null,
      message: isBroken ? failureMessage : undefined,
    };
    appendFileSync(process.env.YARD_RESULTS, `${JSON.stringify(line)}\n`);
  }
};
