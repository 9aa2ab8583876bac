// Attacked parts: each parameter of each list, alone and with a value that finds something, since true and
// false differ only where there is a result; ids in paths; bodies; headers that are stored.
import { AGREED } from '../crash/populated.mjs';
import { signedIn } from '../load/people.mjs';

const NAMES = { machines: 'Excavator', users: 'owner', places: '78702', machine_types: 'Excavators' };
/** Values by name of the parameter; any other is given a 1. */
const VALUES = {
  // Sqlmap takes what it sent out of an answer's links before it compares: a 1 would leave little of it.
  per_page: '25',
  sort: 'id',
  direction: 'asc',
  from: '2026-01-01',
  to: '2036-01-01',
  start_date_from: '2026-01-01',
  start_date_to: '2036-01-01',
  month: '2026-11',
  status: 'pending',
  kind: 'other',
  role: 'owner',
  record_type: 'user',
  lat: '30.27',
  lng: '-97.72',
  postal_code: '78702',
  channel_name: 'private-users.3',
  socket_id: '1.1',
  name: 'close_completed_rental_requests',
};
/** A star marks what is attacked. */
const PATHS = [
  'GET /api/machines/1*',
  'GET /api/machines/1*/availability?from=2026-12-01&to=2026-12-31',
  'GET /api/machines/1*/blackouts',
  'GET /api/machines/1/delivery_options/1*',
  'GET /api/users/1*',
  'GET /api/addresses/2*',
  'GET /api/documents/1*',
  'GET /api/rental_requests/1*',
  'GET /api/rental_requests/1*/messages',
  'GET /api/support_tickets/1*',
  'GET /api/audit_events/1*',
  'GET /api/machine_types/1*?sort=id*',
  'DELETE /api/notifications/1*',
  'GET /api/machines?sort*=id',
];
const BODIES = {
  'POST /api/addresses/store_many': {
    data: [{ line1: '1 Main*', city: 'Austin*', state: 'TX', postal_code: '78701*' }],
  },
  'PATCH /api/addresses/2': { line1: '2 Main*', line2: 'Flat 1*' },
  'POST /api/machines': { machine_type_id: '1*', subject: 'Loader*', manufacturer: 'Cat*', model: 'D6*' },
  'POST /api/machines/store_many': { data: [{ machine_type_id: '1*', subject: 'Loader*' }] },
  'PATCH /api/machines/1': { subject: 'Excavator*', address_id: '1*' },
  'PATCH /api/users/2': { name: 'renter*', phone: '555*' },
  'POST /api/machine_types': { name: 'Cranes*', category: 'Lifting*' },
  'POST /api/documents': { kind: 'other*', name: 'Text*', content: '<p>Text*</p>' },
  'POST /api/support_tickets': { message: 'Help*' },
  'POST /api/support_tickets/1/messages': { content: 'Please*' },
  'POST /api/support_tickets/1/messages/store_many': { data: [{ content: 'Please*' }] },
  'POST /api/machine_questions': { machine_id: '2*', message: 'Does it fit?*' },
  'POST /api/rental_requests/quote': { machine_id: '2*', start_date: '2027-01-04*', end_date: '2027-01-06' },
  'POST /api/error_reports': {
    name: 'TypeError*',
    message: 'No*',
    stack: 'at x*',
    page: '/*',
    release: '1*',
  },
  'POST /api/notifications/seen': { rental_request_id: '1*', support_ticket_id: '1*' },
  'PUT /user/profile-information': { name: 'admin*', email: 'admin@example.com', phone: '1*' },
  'POST /api/payment_methods/confirmed': { setup_intent_id: 'seti_1*' },
  'POST /broadcasting/auth': { channel_name: 'private-users.3*', socket_id: '1.1*' },
  'POST /api/rental_requests': {
    machine_id: '3*',
    address_id: '2*',
    start_date: '2027-02-01',
    end_date: '2027-02-03',
    delivery_enabled: false,
    details: 'Soon*',
    ...AGREED,
  },
  // Their machines are nobody's to see after it.
  'POST /api/users/1/suspend': { reason: 'Fraud*' },
};
const AS_GUEST = {
  'POST /login': { email: 'renter*@example.com', password: 'wrong*' },
  'POST /forgot-password': { email: 'nobody*@example.com' },
  'POST /reset-password': {
    token: 'none*',
    email: 'nobody@example.com',
    password: 'a long password',
    password_confirmation: 'a long password',
  },
};

/** @returns `{ method, path, headers, body }` each */
export async function targets(url, { admin, ids }) {
  await somethingToFind(url, admin, ids);
  const headers = admin.headers();
  const asked = (words) => words.split(' ');
  const lists = (await parametersOf(url)).map((path) => ({ method: 'GET', path, headers }));
  const paths = PATHS.map(asked).map(([method, path]) => ({ method, path, headers }));
  const guest = { ...(await guestOf(url)), Accept: 'application/json', Origin: url };
  return [
    ...lists,
    ...paths,
    ...Object.entries(BODIES).map(([route, body]) => withBody(asked(route), body, headers)),
    ...Object.entries(AS_GUEST).map(([route, body]) => withBody(asked(route), body, guest)),
    withBody(['POST', '/api/error_reports'], { message: 'No' }, { ...headers, ...KEPT }),
  ];
}

/** Headers that are stored with an error report. */
const KEPT = { 'User-Agent': 'Mozilla*', 'X-Request-Id': 'a*', Referer: 'http://127.0.0.1/*' };

function withBody([method, path], body, headers) {
  return {
    method,
    path,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** Every parameter of every list, as the API's own document names them. */
async function parametersOf(url) {
  const { paths } = await (await fetch(`${url}/api/docs.json`)).json();
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/') && !path.includes('{'))
    .flatMap(([path, { get }]) =>
      (get?.parameters ?? [])
        .filter((one) => one.in === 'query')
        .map(({ name }) => `${path}?${name}=${valueOf(path, name)}`),
    );
}

const valueOf = (path, name) => (name === 'search' ? NAMES[path.split('/')[2]] : VALUES[name]) ?? '1';

/** A ticket, a request and a question: what lists and ids show. */
async function somethingToFind(url, admin, { machines, address }) {
  const renter = await signedIn(url, 'renter');
  const days = { start_date: '2027-03-01', end_date: '2027-03-03', delivery_enabled: false };
  const asked = { machine_id: machines[0], address_id: address, stripe_payment_method_id: 'pm_card_visa' };
  await renter.call('POST', '/api/rental_requests', { ...asked, ...days, ...AGREED });
  await admin.call('POST', '/api/support_tickets', { message: 'Help 1' });
  await admin.call('POST', '/api/machine_questions', { machine_id: machines[0], message: 'Does it fit 1?' });
  await admin.call('POST', '/api/error_reports', { message: 'No 1' });
}

/** A session of nobody, with its token. */
async function guestOf(url) {
  const answer = await fetch(`${url}/sanctum/csrf-cookie`, { headers: { Origin: url } });
  const pairs = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  const token = pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  return { Cookie: pairs.join('; '), 'X-XSRF-TOKEN': decodeURIComponent(token) };
}
