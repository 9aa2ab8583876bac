// Commands as a person runs them, in this process: one of its own takes a second, and its faults are not noticed.
const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { Readable } = require('node:stream');

/** An application that a command opens sets the level of all loggers of the process. */
const LOG_LEVEL = process.env.TEST_LOG_LEVEL ?? 'silent';

/**
 * @param {string[]} words
 * @param {Record<string, string>} variables  all that the command is told by its environment
 * @param {string} input  what is piped in
 * @returns how it would end, and what it says on both streams, in order
 */
exports.yardHere = async function yardHere(words, variables, input = '') {
  const { runCommand } = require('../dist/apps/cli/run-command');
  const { explained } = require('../dist/src/config/explained');
  const output = [];
  const restore = inPlaceOfTheProcess(output, input);
  try {
    await runCommand(words, { LOG_LEVEL, STORAGE_URL: storage(), ...variables });
    return { code: process.exitCode ?? 0, output: output.join('') };
  } catch (error) {
    return { code: 1, output: `${output.join('')}${explained(error)}\n` };
  } finally {
    restore();
  }
};

let made;
/** Of commands that are told of none: the checkout's own is its developer's. */
function storage() {
  made ??= mkdtempSync(join(process.env.TEST_SCRATCH ?? tmpdir(), 'yard-storage-'));
  return made;
}

function inPlaceOfTheProcess(output, input) {
  const { log, error } = console;
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin');
  const umask = process.umask();
  console.log = console.error = (line) => output.push(`${line}\n`);
  Object.defineProperty(process, 'stdin', { value: Readable.from([input]), configurable: true });
  return () => {
    Object.assign(console, { log, error });
    Object.defineProperty(process, 'stdin', stdin);
    process.umask(umask);
    process.exitCode = undefined;
  };
}
