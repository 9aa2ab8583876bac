import { matchedUrl } from './paths';

it.each([
  ['/api/user', '/api/user'],
  ['/api/user//', '/api/user'],
  ['/api%2Fuser?x=%2F', '/api/user?x=%2F'],
  ['/api/a/%', '/api/a/%25'],
  ['//', '/'],
  ['/api/user%2F', '/api/user%2F'],
  ['/api/user%2f/', '/api/user%2F'],
  ['/api/user/%2F', '/api/user%2F%2F'],
  ['/%2F', '/%2F'],
])(
  'matches %j as Laravel 13.31, which finds no route that ends with an escaped slash: %j',
  (url, matched) => {
    expect(matchedUrl(url)).toBe(matched);
  },
);
