// A few people's acts on one day.
import { BATCHES } from '../kit/batches.mjs';
import { AGREED } from '../crash/populated.mjs';

const DAY_MS = 86_400_000;

/**
 * @param send  `(name, method, path, body)`, which gives the answer's body
 * @param turn  which day it is: machines and names of its own
 */
export async function someOfEverything(send, { ids, turn }) {
  await rentals(send, { ids, turn });
  await account(send);
  await backOffice(send, turn);
  for (const batch of BATCHES) await send('admin', 'POST', `/api/${batch}`, {});
}

async function rentals(send, { ids, turn }) {
  const day = (after) => new Date(Date.now() + (60 + turn * 10 + after) * DAY_MS).toISOString().slice(0, 10);
  const ask = (index) =>
    send('renter', 'POST', '/api/rental_requests', {
      machine_id: ids.machines[(turn * 3 + index) % ids.machines.length],
      address_id: ids.address,
      start_date: day(0),
      end_date: day(2),
      delivery_enabled: false,
      stripe_payment_method_id: 'pm_card_visa',
      ...AGREED,
    });
  const [approved, declined, cancelled] = [await ask(0), await ask(1), await ask(2)];
  const move = (name, { id }, action, body) =>
    send(name, 'POST', `/api/rental_requests/${id}/${action}`, body);
  await move('renter', approved, 'messages', { content: 'Hello' });
  await move('owner', approved, 'approve', { message: 'Yours.' });
  await move('owner', declined, 'decline', { message: 'No.' });
  await move('owner', cancelled, 'approve', { message: 'Yours.' });
  await move('renter', cancelled, 'cancel', { reason: 'Rain.' });
  await move('owner', approved, 'messages', { content: 'Until then' });
  await move('renter', approved, 'messages/view');
}

async function account(send) {
  const place = { line1: '1 Main', city: 'Austin', state: 'TX', postal_code: '78702' };
  const { id } = await send('renter', 'POST', '/api/addresses', place);
  await send('renter', 'PATCH', `/api/addresses/${id}`, { line1: '2 Main' });
  await send('renter', 'DELETE', `/api/addresses/${id}`);
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2035, cvc: '123' };
  await send('renter', 'POST', '/api/payment_methods/simulated', card);
  await send('renter', 'PUT', '/user/profile-information', { name: 'renter', email: 'renter@example.com' });
  await send('renter', 'POST', '/api/notifications/read_all');
  const ticket = await send('renter', 'POST', '/api/support_tickets', { message: 'Help' });
  await send('admin', 'POST', `/api/support_tickets/${ticket.id}/messages`, { content: 'Yes?' });
  await send('admin', 'POST', `/api/support_tickets/${ticket.id}/resolve`, {});
  await send('renter', 'POST', `/api/support_tickets/${ticket.id}/reopen`, {});
}

async function backOffice(send, turn) {
  await send('admin', 'POST', '/api/machine_types', { name: `Cranes ${turn}`, category: 'Lifting' });
  const machine = await send('owner', 'POST', '/api/machines', { machine_type_id: 1, subject: 'Loader' });
  await send('owner', 'PATCH', `/api/machines/${machine.id}`, { subject: 'Wheel loader' });
  await send('owner', 'DELETE', `/api/machines/${machine.id}`);
  const text = { kind: 'other', name: `Text ${turn}`, content: '<p>Text</p>' };
  const document = await send('admin', 'POST', '/api/documents', text);
  await send('admin', 'POST', `/api/documents/${document.id}/publish`);
  const { updated_at } = await send('admin', 'GET', '/api/deposit_policy');
  await send('admin', 'PUT', '/api/deposit_policy', {
    name: 'Half',
    kind: 'percent',
    percent: 50,
    updated_at,
  });
}

/** Every address of this version that people may ask for, of the first records; teams bring keys of their own. */
export async function everyAddress(url) {
  const { paths } = await (await fetch(`${url}/api/docs.json`)).json();
  const isForPeople = ({ security }) => security.length === 0 || security.some(({ session }) => session);
  return Object.keys(paths)
    .filter((path) => path.startsWith('/api/') && paths[path].get && isForPeople(paths[path].get))
    .map((path) => path.replace(/\{\w+\}/g, '1'));
}
