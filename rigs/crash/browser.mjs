// People at their browsers. Everybody signs in again after a restart or a jump of the clock.

/** @param url  the public site */
export function browsers(url) {
  const sessions = new Map();

  /** @returns `{ status, headers, body }`; rejects when the process dies before it has answered */
  return async function send(person, method, path, body, headers) {
    const session = sessions.get(person.email) ?? signIn(url, person.email);
    sessions.set(person.email, session);
    return call(url, await session, method, path, body, headers);
  };
}

export async function signIn(url, email) {
  const cookies = new Map();
  await call(url, cookies, 'GET', '/sanctum/csrf-cookie');
  const { status } = await call(url, cookies, 'POST', '/login', { email, password: 'password' });
  if (status !== 204) throw new Error(`${email}: login answered ${status}`);
  return cookies;
}

export async function call(url, cookies, method, path, body, headers = {}) {
  const token = cookies.get('XSRF-TOKEN');
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      Accept: 'application/json',
      Origin: url,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(cookies.size > 0 ? { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') } : {}),
      ...(token ? { 'X-XSRF-TOKEN': decodeURIComponent(token) } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  for (const line of answer.headers.getSetCookie()) {
    const [pair] = line.split(';');
    cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
  };
}
