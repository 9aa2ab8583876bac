import { pathAfterSignIn } from '@yard/contracts';
import { wayBack } from './way-back';

it.each([
  ['/machines/4', '?from=2027-03-01&to=2027-03-04', '/machines/4?from=2027-03-01&to=2027-03-04'],
  ['/search', '', '/search'],
  ['/', '?when=flexible', '/?when=flexible'],
  ['/', '', '/'],
  ['/login', '?next=%2Fmachines%2F4%3Ffrom%3Dx', '/machines/4?from=x'],
  ['/register', '?next=%2Fsaved', '/saved'],
  ['/reset-password/abc', '?email=a%40b.c', '/'],
  ['/login', '', '/'],
])('the sign-in that is pressed on %s%s leads to %s', (pathname, search, path) => {
  const next = new URLSearchParams(wayBack(pathname, search)).get('next');

  expect(pathAfterSignIn(next)).toBe(path);
});
