import 'reflect-metadata';
import { explained } from '../../src/config/explained';
import { outputOf, logCrashes } from '@kit/server/base/logging/output';
import { runCommand } from './run-command';

const output = outputOf(process.env);
logCrashes(output);

runCommand(process.argv.slice(2), process.env).catch((error: unknown) => {
  output.fail(explained(error));
  process.exit(process.argv[2] === '--help' ? 0 : 1);
});
