import { refusalOf } from './picture-limits';

it('refuses a picture for what it is, and asks for another try where the machine was busy', () => {
  expect(
    (['none', 'large', 'late', 'busy'] as const).map((decoded) => refusalOf(decoded, 'file').status),
  ).toEqual([422, 422, 422, 503]);
  expect(refusalOf('busy', 'file').headers).toEqual({ 'retry-after': '60' });
});
