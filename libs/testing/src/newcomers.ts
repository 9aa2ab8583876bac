import { call } from './call';
import { people } from './people';
import { type Visitor, visit } from './visitor';

/** Begins the session of an account that nobody else has, with an address. No page of the site is open afterwards. */
export async function newcomer({ page }: Visitor, name: string): Promise<void> {
  const email = `${crypto.randomUUID()}@example.com`;
  const password = crypto.randomUUID();
  await page.goto('/robots.txt');
  await call(page, 'GET', '/sanctum/csrf-cookie');
  await call(page, 'POST', '/register', { name, email, password, password_confirmation: password });
  await call(page, 'POST', '/api/addresses', {
    line1: '1 Main Street',
    city: 'Springfield',
    state: 'IL',
    postal_code: '62701',
  });
}

/** A newcomer whom Ada lets list machines, with one that may be rented from now on. @returns the machine's id */
export async function newOwner(visitor: Visitor, name: string): Promise<number> {
  await newcomer(visitor, name);
  const { page } = visitor;
  const wanted = { business_name: name, phone: '555 0100' };
  const access = await call<Created>(page, 'POST', '/api/rental_store_access_requests', wanted);
  const ada = await visit();
  await ada.signIn(people.ada);
  await call(ada.page, 'POST', `/api/rental_store_access_requests/${access.id}/approve`, {});
  await ada.leave();
  const addresses = await call<{ data: Created[] }>(page, 'GET', '/api/addresses');
  const machine = await call<Created>(page, 'POST', '/api/machines', {
    machine_type_id: 1,
    subject: `Machine of ${name}`,
    daily_rate: 100,
    address_id: addresses.data[0]?.id,
  });
  await call(page, 'POST', `/api/machines/${machine.id}/publish`);
  return machine.id;
}

interface Created {
  id: number;
}
