// A browser as axios is in one: a cookie jar, and the readable cookie in X-XSRF-TOKEN.
import axios from 'axios';

export class Visitor {
  jar = new Map();

  constructor(url) {
    this.url = url;
    this.http = axios.create({
      baseURL: url,
      validateStatus: () => true,
      maxRedirects: 0,
      headers: { Accept: 'application/json, text/plain, */*', Origin: url, Referer: `${url}/` },
    });
  }

  get cookies() {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Another browser with the same cookies. */
  copy() {
    const copy = new Visitor(this.url);
    copy.jar = new Map(this.jar);
    return copy;
  }

  get(path) {
    return this.#send({ method: 'get', url: path });
  }

  post(path, data = {}, headers = {}) {
    return this.#send({ method: 'post', url: path, data, headers });
  }

  /** The user's id as one of the servers sees it; null for a guest. */
  async userAt(path) {
    const { status, data } = await this.get(path);
    return status === 200
      ? data.id
      : status === 401
        ? null
        : `${status} ${JSON.stringify(data).slice(0, 300)}`;
  }

  async #send({ headers = {}, ...request }) {
    const xsrf = decodeURIComponent(this.jar.get('XSRF-TOKEN') ?? '');
    const response = await this.http.request({
      ...request,
      headers: { Cookie: this.cookies, 'X-XSRF-TOKEN': xsrf, ...headers },
    });
    for (const line of response.headers['set-cookie'] ?? []) this.#keep(line);
    return response;
  }

  #keep(line) {
    const [pair] = line.split(';');
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    if (/Max-Age=0\b/.test(line)) this.jar.delete(name);
    else this.jar.set(name, value);
  }
}
