// Somebody at a browser, with a session.
import { call, signIn } from '../crash/browser.mjs';

/** @returns `call(method, path, body)`, which gives `{ status, headers, body }`, `cookie()`, and `headers()` of a call */
export async function signedIn(url, name) {
  const cookies = await signIn(url, `${name}@example.com`);
  const cookie = () => [...cookies].map((pair) => pair.join('=')).join('; ');
  return {
    call: (method, path, body) => call(url, cookies, method, path, body),
    cookie,
    headers: () => ({
      Accept: 'application/json',
      Origin: url,
      Cookie: cookie(),
      'X-XSRF-TOKEN': decodeURIComponent(cookies.get('XSRF-TOKEN')),
    }),
  };
}
