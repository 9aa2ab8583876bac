// Signs people in on the product, as a browser does; the sessions are rows, so both servers know them.

/** Every request says it came from here, whichever server answers it: so both answer the same links. */
export const SITE = 'https://bench.test';

/** @returns the headers of a signed-in browser */
export async function signIn(port, email) {
  const cookies = new Map();
  const send = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { ...headersOf(cookies), 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return answer;
  };
  await send('GET', '/sanctum/csrf-cookie');
  const login = await send('POST', '/login', { email, password: 'password' });
  if (login.status !== 204) throw new Error(`${email}: login answered ${login.status} ${await login.text()}`);
  return headersOf(cookies);
}

function headersOf(cookies) {
  const token = cookies.get('XSRF-TOKEN');
  return {
    Accept: 'application/json',
    Origin: SITE,
    ...(cookies.size > 0 ? { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') } : {}),
    ...(token ? { 'X-XSRF-TOKEN': decodeURIComponent(token) } : {}),
  };
}
