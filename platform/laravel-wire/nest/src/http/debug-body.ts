interface Frame {
  file: string;
  line: number;
  /** Name as the engine writes it: `Machine.start`, `new Machine`. */
  name: string;
}

/** ` at async Machine.start (/srv/machine.js:12:5)`, or without a name ` at /srv/machine.js:12:5`. */
const FRAME = /^ {4}at (?:async )?(?:(\S.*?)(?: \[as [^\]]*\])? \()?(?:file:\/\/)?([^()]+):(\d+):\d+\)?$/;

/** The members of an error's body under Laravel's `APP_DEBUG`: which error, where it was thrown, who called whom. */
export function debugBody(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error), exception: typeof error, trace: [] };

  const frames = (error.stack ?? '').split('\n').flatMap(frameIn);
  return {
    message: error.message,
    exception: error.constructor.name,
    file: frames[0]?.file,
    line: frames[0]?.line,
    trace: frames.map(({ name }, index) => ({ ...placeOf(frames[index + 1]), ...calledBy(name) })),
  };
}

function frameIn(line: string): Frame[] {
  const [, name = '{closure}', file, number] = FRAME.exec(line) ?? [];
  return file === undefined ? [] : [{ name, file, line: Number(number) }];
}

/** PHP names a function beside the place that called it. */
const placeOf = (caller: Frame | undefined) => caller && { file: caller.file, line: caller.line };

function calledBy(name: string): object {
  const dot = name.lastIndexOf('.');
  return dot < 0
    ? { function: name }
    : { function: name.slice(dot + 1), class: name.slice(0, dot), type: '->' };
}
