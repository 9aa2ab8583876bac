// A Laravel front end as it is: axios and laravel-echo know nothing of the server they talk to.
// Beside a service of `npm create @laravel-wire`: `npm i --no-save axios laravel-echo socket.io-client`, and then
// `node front-end.mjs http://localhost:3000`.
import axios from 'axios';
import Echo from 'laravel-echo';
import { io } from 'socket.io-client';

const url = process.argv[2] ?? 'http://localhost:3000';

// Node has no cookies; in a browser `withCredentials` and `withXSRFToken` do what these lines do.
const jar = new Map();
const http = axios.create({ baseURL: url, headers: { Accept: 'application/json', Origin: url } });
http.interceptors.request.use((config) => {
  config.headers.Cookie = cookies();
  config.headers['X-XSRF-TOKEN'] = decodeURIComponent(jar.get('XSRF-TOKEN') ?? '');
  return config;
});
http.interceptors.response.use((response) => {
  for (const line of response.headers['set-cookie'] ?? []) {
    const [name, value] = line.split(';')[0].split(/=(.*)/s);
    jar.set(name, value);
  }
  return response;
});
const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

await http.get('/sanctum/csrf-cookie');
const password = 'correct horse';
const account = { name: 'Ada', email: `ada${Date.now()}@example.com`, password };
await http.post('/register', { ...account, password_confirmation: password });
const { data: user } = await http.get('/api/user');
console.log(`signed in as ${user.name}`);

const echo = new Echo({
  broadcaster: 'socket.io',
  client: io,
  host: url,
  transports: ['websocket'],
  extraHeaders: { Cookie: cookies(), Origin: url },
});
const heard = new Promise((resolve) => echo.private(`notes.${user.id}`).listen('.saved', resolve));
await new Promise((resolve) => echo.connector.socket.on('subscription_succeeded', resolve));

await http.post('/api/notes', { text: 'first' });
console.log(`heard of ${(await heard).model.text}`);

const refusal = await http.post('/api/notes', {}).catch(({ response }) => response);
console.log(refusal.status, refusal.data.errors.text[0]);

const { data: page } = await http.get('/api/notes');
console.log(`${page.total} note on page ${page.current_page} of ${page.last_page}`);
echo.disconnect();
