import { passwordProblem } from './password-problem';

const LONG = 'The password field must not be greater than 72 bytes.';
const COMMON = 'The given password has appeared in a data leak. Please choose a different password.';
const WORDS = 'The password can’t be just your name, your email address or the name of this site.';

const sites = ['https://yard.example', 'https://desk.hire-machines.example:8443'];
const owner = { name: 'Zoë Renter-Smith', email: 'zoe.r@corp.test' };

it.each([
  ['a'.repeat(72), null],
  ['a'.repeat(73), LONG],
  // Three bytes each.
  ['€'.repeat(24), null],
  ['€'.repeat(25), LONG],
])('takes 72 bytes and no more: %s', (password, problem) => {
  expect(passwordProblem(password, { guessed: false, sites })).toBe(problem);
});

it.each([
  ['password', COMMON],
  ['PassWord', COMMON],
  ['trustno1', COMMON],
  // Far down in the list, and just behind what counts.
  ['yourmom123', COMMON],
  ['trombeld', null],
  ['correct horse battery staple', null],
  ['123456\npassword', null],
])('knows the hundred thousand that are guessed first, where it is asked to: %j', (password, problem) => {
  expect(passwordProblem(password, { guessed: true, sites })).toBe(problem);
  expect(passwordProblem(password, { guessed: false, sites })).toBeNull();
});

it.each([
  ['yardyard1', WORDS],
  ['Yard-2026!', WORDS],
  ['corp.test', WORDS],
  ['zoe.r@corp.test', WORDS],
  ['RenterSmith99', WORDS],
  ['hire-machines', WORDS],
  ['smithpassword', WORDS],
  ['graveyardshift', null],
  ['smith7Kq!wvZ2', null],
])('refuses what is made of words of the person and the site: %s', (password, problem) => {
  expect(passwordProblem(password, { guessed: true, sites, owner })).toBe(problem);
  expect(passwordProblem(password, { guessed: false, sites, owner })).toBeNull();
});
