// Somebody at a browser, with a session.
import { call, signIn } from '../crash/browser.mjs';

/**
 * @returns `call(method, path, body)`, which gives `{ status, headers, body }`, `cookie()`, and `headers()` of a call;
 *          `at(url)`, the same with the same session at another address
 */
export const signedIn = async (url, name) => personWith(await signIn(url, `${name}@example.com`), url);

/** Somebody new. */
export async function registered(url, name) {
  const cookies = new Map();
  await call(url, cookies, 'GET', '/sanctum/csrf-cookie');
  const password = 'a long password';
  const fields = { name, email: `${name}@example.com`, password, password_confirmation: password };
  const { status } = await call(url, cookies, 'POST', '/register', fields);
  if (status !== 204) throw new Error(`the registration of ${name} was answered ${status}`);
  return personWith(cookies, url);
}

function personWith(cookies, url) {
  const cookie = () => [...cookies].map((pair) => pair.join('=')).join('; ');
  return {
    call: (method, path, body) => call(url, cookies, method, path, body),
    cookie,
    at: (other) => personWith(cookies, other),
    headers: () => ({
      Accept: 'application/json',
      Origin: url,
      Cookie: cookie(),
      'X-XSRF-TOKEN': decodeURIComponent(cookies.get('XSRF-TOKEN')),
    }),
  };
}
