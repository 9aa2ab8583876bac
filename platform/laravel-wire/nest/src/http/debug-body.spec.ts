import { debugBody } from './debug-body';

const thrown = (stack: string) => Object.assign(new RangeError('Off.\nFor good.'), { stack });

it('says which error it is, where it was thrown, and of each function where it was called', () => {
  const error = thrown(
    [
      'RangeError: Off.',
      'For good.',
      '    at Machine.start [as begin] (/srv/machine.js:12:5)',
      '    at new Fleet (file:///srv/mine/fleet.js:3:9)',
      '    at /srv/loop.js:7:1',
      '    at async Promise.all (index 0)',
      '    at async run (node:internal/run:8:2)',
    ].join('\n'),
  );

  expect(debugBody(error)).toEqual({
    message: 'Off.\nFor good.',
    exception: 'RangeError',
    file: '/srv/machine.js',
    line: 12,
    trace: [
      { file: '/srv/mine/fleet.js', line: 3, function: 'start', class: 'Machine', type: '->' },
      { file: '/srv/loop.js', line: 7, function: 'new Fleet' },
      { file: 'node:internal/run', line: 8, function: '{closure}' },
      { function: 'run' },
    ],
  });
});

it('is of what is no error, and of an error without a stack, too', () => {
  expect(debugBody('off')).toEqual({ message: 'off', exception: 'string', trace: [] });
  expect(debugBody(Object.assign(new TypeError('Off.'), { stack: undefined }))).toEqual({
    message: 'Off.',
    exception: 'TypeError',
    trace: [],
  });
});
