import {
  lateAnswer,
  listOf,
  page,
  people,
  read,
  refused,
  storeAccessRequestRecord,
  waitFor,
} from '@yard/testing/screen';
import { main, open, REQUESTS } from '../../test/owners-scene';

it('asks for store access once, and says then that it waits', async () => {
  const { person, press, sent, answer, asked } = open(people.ray);
  const sending = lateAnswer();
  answer('POST /api/rental_store_access_requests', sending.answer);

  await page.findByRole('button', { name: 'Apply to list machines' });
  expect(main().slice(main().indexOf('payment.'))).toBe(
    'payment. | (Apply to list machines) | Business nameUse your own name if you don’t have a business. ‹› | Phone ‹(512) 555-0102› | What do you want to rent out? (optional)Which machines, how many and where. ‹› | [Apply to list machines]',
  );
  await person.type(page.getByLabelText(/Business name/), 'Renter & Sons');
  await person.type(page.getByLabelText(/What do you want to rent out/), 'Two skid steers.');
  await press('Apply to list machines');
  await press(/Apply to list machines/);
  answer(REQUESTS, listOf([storeAccessRequestRecord()]));
  sending.give(storeAccessRequestRecord());

  await page.findByRole('heading', { level: 1, name: 'Request received' });
  await waitFor(() =>
    expect(document.activeElement?.textContent).toBe(
      'We’re reviewing your requestWe’ll email you when it’s decided. There’s nothing else to do.',
    ),
  );
  expect(sent()).toEqual([
    {
      call: 'POST /api/rental_store_access_requests',
      body: { business_name: 'Renter & Sons', details: 'Two skid steers.', phone: '(512) 555-0102' },
    },
  ]);
  expect(asked(REQUESTS)[0]).toEqual({
    direction: 'desc',
    page: undefined,
    per_page: '1',
    sort: 'created_at',
  });
});

it('says beside the fields what is missing or refused', async () => {
  const { person, press, sent, answer } = open(people.ray);
  answer('POST /api/rental_store_access_requests', refused({ phone: ['That is no number.'] }));

  await press('Apply to list machines');
  await page.findByText('“Business name” is required.');
  expect(sent()).toEqual([]);
  await person.type(page.getByLabelText(/Business name/), 'Sons');
  await press('Apply to list machines');

  await page.findByText('That is no number.');
  expect(page.getByLabelText(/Business name/)).toHaveProperty('value', 'Sons');
});

it('begins anew with what was declined', async () => {
  open(people.ray, [
    storeAccessRequestRecord({ status: 'declined', phone: '555-0199', message: 'We could not reach you.' }),
  ]);

  await page.findByText('Your last request was declined');
  await waitFor(() =>
    expect(main()).toMatch(
      /^List your machine \| Your last request was declined \| We could not reach you\. You can change it and ask again\. \|/,
    ),
  );
  expect(page.getByLabelText(/Phone/)).toHaveProperty('value', '555-0199');
  expect(page.getByLabelText(/Business name/)).toHaveProperty('value', 'Renter & Sons');
  expect(page.getByDisplayValue('Two skid steers that stand still in winter.')).toBeTruthy();
});

it('takes a request back only when asked twice', async () => {
  const { press, pressInDialog, sent, answer, channels } = open(people.ray, [storeAccessRequestRecord()]);
  answer('DELETE /api/rental_store_access_requests/4', { status: 204 });

  await page.findByRole('button', { name: 'Withdraw request' });
  expect(document.activeElement).toBe(document.body);
  await press('Withdraw request');
  await waitFor(() =>
    expect(main()).toBe(
      'Request received | We’re reviewing your request | We’ll email you when it’s decided. There’s nothing else to do. | (What you sent) | What you sent | Business name | Renter & Sons | Phone | (512) 555-0102 | Sent | Wed, Nov 18, 2:33 PM | Two skid steers that stand still in winter. | [Withdraw request]',
    ),
  );
  expect(channels()).toEqual(['rental_store_access_requests']);
  expect(read(await page.findByRole('alertdialog'))).toBe(
    'Withdraw your request? | You can apply again anytime. | [Cancel] | [Withdraw request]',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);

  answer(REQUESTS, listOf([]));
  await press('Withdraw request');
  await pressInDialog('Withdraw request');
  await page.findByRole('button', { name: 'Apply to list machines' });
  expect(sent()).toEqual([{ call: 'DELETE /api/rental_store_access_requests/4', body: null }]);
});

it('says why a request cannot be taken back', async () => {
  const { press, pressInDialog, answer } = open(people.ray, [storeAccessRequestRecord({ details: null })]);
  answer('DELETE /api/rental_store_access_requests/4', { status: 409, body: { message: 'It is decided.' } });

  await press('Withdraw request');
  await pressInDialog('Withdraw request');

  await page.findByText('It is decided.');
  await waitFor(() => expect(main()).toMatch(/Sent \| \w+, Nov 18[^|]* \| \[Withdraw request\]$/));
});

it('lets somebody list machines as soon as it is granted', async () => {
  const { tell, answer } = open(people.ray, [storeAccessRequestRecord()]);
  await page.findByText('Request received');
  const granted = storeAccessRequestRecord({ status: 'approved' });
  answer(REQUESTS, listOf([granted]));
  answer('GET /api/user', { ...people.ray, owner: true });

  tell('rental_store_access_requests', 'saved', { model: granted });

  await page.findByRole('heading', { level: 1, name: 'You can list machines' });
});

it('can ask again where the request could not be loaded', async () => {
  const { press, answer } = open(people.ray);
  answer(REQUESTS, { status: 500, body: { message: 'Oh' } });

  await page.findByRole('heading', { name: 'We couldn’t load your request' });
  answer(REQUESTS, listOf([]));
  await press('Try again');
  await page.findByRole('button', { name: 'Apply to list machines' });
});
