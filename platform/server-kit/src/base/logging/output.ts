import { logLines, masked } from './log-lines';

/** Messages of a program to whoever runs it: sentences on a screen, JSON lines in production. */
export interface Output {
  say(text: string): void;
  /** Reports what ends the program; a stack belongs to what nobody expected. */
  fail(problem: unknown): void;
}

export function outputOf(variables: NodeJS.ProcessEnv): Output {
  return variables.NODE_ENV === 'production' ? linesOf() : SENTENCES;
}

const SENTENCES: Output = { say: (text) => console.log(text), fail: (problem) => console.error(problem) };

/** Whatever `LOG_LEVEL` is: it is about what happens while a program runs, and this is what it was started for. */
function linesOf(): Output {
  const [printed, failed] = [logLines('info'), logLines('fatal', 2)];
  return {
    say: (text) => {
      for (const line of text.split('\n').filter((each) => each.trim() !== ''))
        printed.info(masked(line.trim()));
    },
    fail: (problem) => {
      const stack = problem instanceof Error ? masked(problem.stack ?? '') : undefined;
      failed.fatal({ stack }, masked(problem instanceof Error ? problem.message : String(problem)));
    },
  };
}

/** Logs uncaught errors, which end the program anyway, as a line like all others; so it does Node's own warnings. */
export function logCrashes(output: Output): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (problem: unknown) => {
      output.fail(problem);
      process.exit(1);
    });
  }
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => output.say(`${name}: ${message}`));
}
