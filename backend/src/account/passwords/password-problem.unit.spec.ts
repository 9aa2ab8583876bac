import { passwordProblem } from './password-problem';

const LONG = 'The password field must not be greater than 72 bytes.';
const COMMON = 'The given password has appeared in a data leak. Please choose a different password.';

it.each([
  ['a'.repeat(72), null],
  ['a'.repeat(73), LONG],
  // Three bytes each.
  ['€'.repeat(24), null],
  ['€'.repeat(25), LONG],
])('takes 72 bytes and no more: %s', (password, problem) => {
  expect(passwordProblem(password, false)).toBe(problem);
});

it.each([
  ['password', COMMON],
  ['PassWord', COMMON],
  ['trustno1', COMMON],
  ['correct horse battery staple', null],
])('knows what is guessed first, where it is asked to: %s', (password, problem) => {
  expect(passwordProblem(password, true)).toBe(problem);
  expect(passwordProblem(password, false)).toBeNull();
});
