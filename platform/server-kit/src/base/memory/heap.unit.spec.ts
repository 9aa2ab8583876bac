import v8 from 'node:v8';
import { collectGarbage } from './heap';

it('collects while the server runs without switching what V8 does', () => {
  const flags = jest.spyOn(v8, 'setFlagsFromString');

  collectGarbage();
  collectGarbage();

  expect(flags).not.toHaveBeenCalled();
});
