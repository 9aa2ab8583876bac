import { sendRequest, call, newcomer, newOwner, violations, visit } from '@yard/testing';

it('the owner’s page has the renter’s phone from the approval on, and not before', async () => {
  const [owen, dora] = [await visit('public', { width: 390, height: 844 }), await visit()];
  const machine = await newOwner(owen, 'Owen Caller');
  await newcomer(dora, 'Dora Called');
  const { name, email } = await call<{ name: string; email: string }>(dora.page, 'GET', '/api/user');
  await call(dora.page, 'PUT', '/user/profile-information', { name, email, phone: '(555) 014-2000' });
  const request = await sendRequest(dora.page, machine, '2027-05-03', '2027-05-05');
  const facts = owen.page.getByRole('region', { name: 'When and where' });
  await owen.page.goto(`/rentals/${request}`);
  await facts.getByText('Dora Called').waitFor();
  expect(await owen.page.getByText('014-2000').count()).toBe(0);

  await call(owen.page, 'POST', `/api/rental_requests/${request}/approve`, { message: 'Yours.' });

  const phone = facts.getByRole('link', { name: '(555) 014-2000' });
  await phone.waitFor();
  expect(await phone.getAttribute('href')).toBe('tel:5550142000');
  expect(await violations(owen.page)).toEqual([]);
  await Promise.all([owen.leave(), dora.leave()]);
});
