import {
  activeRental,
  machineReturn,
  machineRecord,
  page,
  people,
  returnedRental,
  storeFiles,
  waitFor,
} from '@yard/testing/screen';
import { handoverRecord } from '../../test/open-ends';
import { dialog, dialogsGone, openRental, part } from '../../test/open-rental';

const { olive, ray } = people;
const REQUEST = 'GET /api/rental_requests/2';
const RETURN = '/api/rental_requests/2/machine_return';
const SIGN = 'POST /api/rental_requests/2/handover/sign';
const conflict = (message: string) => ({ status: 409, body: { message } });
const things = {
  'GET /api/machines/17': machineRecord({ id: 17, hours: 3000 }),
  'GET /api/machine_types/3': { status: 404, body: { message: 'Gone.' } },
};
const late = activeRental({ start_date: '2026-11-15', end_date: '2026-11-19' });

it('shows the hand-over as it is by now, where it was changed before it is signed', async () => {
  const handover = handoverRecord({ signed_by_owner_at: null, signed_by_owner_name: null, photos: [] });
  const { person, press, pressInDialog, answer, sent } = openRental(activeRental({ handover }), {
    user: ray,
    answers: { ...things, [SIGN]: conflict('This hand-over changed since.') },
  });

  await page.findByText('3,412.5 h');
  answer(
    REQUEST,
    activeRental({ handover: { ...handover, hours: 3400, updated_at: '2026-11-20T11:59:00.000000Z' } }),
  );
  await person.type(page.getByLabelText('Your name'), 'Ray Renter');
  await press('Sign the hand-over');
  expect(await dialog()).toBe('(Message) | This hand-over changed since. | [Close]');
  await pressInDialog('Close');
  await page.findByText('3,400 h');
  answer(SIGN, handover);
  await press('Sign the hand-over');

  await page.findByText('You signed the hand-over');
  expect(sent().map(({ body }) => body)).toEqual([
    { name: 'Ray Renter', updated_at: '2026-11-19T14:00:00.000000Z' },
    { name: 'Ray Renter', updated_at: '2026-11-20T11:59:00.000000Z' },
  ]);
});

it('reads the rental again where its return was recorded meanwhile', async () => {
  storeFiles();
  const { person, press, pressInDialog, answer } = openRental(late, {
    user: olive,
    answers: { ...things, [`POST ${RETURN}`]: conflict('This rental request is returned.') },
  });

  await press('Record the return');
  await person.click(await page.findByRole('radio', { name: /^Good/ }));
  answer(REQUEST, returnedRental());
  await pressInDialog('Record the return');
  await page.findByText('This rental request is returned.');
  await pressInDialog('Close');

  await page.findByText('Ray Renter looks at the return');
});

it('accepts no return that changed under the question, until its renter has seen it', async () => {
  const { press, pressInDialog, becomes, sent } = openRental(returnedRental(), {
    user: ray,
    answers: things,
  });

  await press('Accept the return');
  await dialog();
  const changed = machineReturn({ damage_amount: 200, updated_at: '2026-11-20T12:00:00.000000Z' });
  becomes(returnedRental({ machine_return: changed, updated_at: '2026-11-20T12:00:00.000000Z' }));
  await page.findByText('This rental has changed since you began');
  await pressInDialog('Accept the return');
  await dialogsGone();
  expect(sent()).toEqual([]);
  expect(page.getByRole('button', { name: 'Accept the return' })).toMatchObject({ disabled: true });
  expect(page.getByRole('button', { name: 'Contest it' })).toMatchObject({ disabled: true });
  expect(page.getByRole('alert').textContent).toBe(
    'This rental has changed since you beganReturn: Damaged, $180.00 claimed, 5500 h, 20% fuel, “One cable is cut.” Damaged, $200.00 claimed, 5500 h, 20% fuel, “One cable is cut.”I have seen it',
  );
  await press('I have seen it');
  await waitFor(() =>
    expect(page.getByRole('button', { name: 'Contest it' })).toMatchObject({ disabled: false }),
  );
});

it.each([
  [
    '21',
    'Back on | {month, }11/{day, }21/{year, }2026 | [Calendar] | Choose a day until 20 Nov 2026. | ‹2026-11-21›',
  ],
  [
    '14',
    'Back on | {month, }11/{day, }14/{year, }2026 | [Calendar] | Choose a day from 15 Nov 2026 on. | ‹2026-11-14›',
  ],
  ['15', 'Back on | {month, }11/{day, }15/{year, }2026 | [Calendar] | ‹2026-11-15›'],
])('says of a return on the %sth whether the rental has such a day', async (typed, words) => {
  storeFiles();
  const { person, press } = openRental(late, { user: olive, answers: things });

  await press('Record the return');
  await page.findByRole('button', { name: /^Calendar/ });
  await person.click(page.getByRole('spinbutton', { name: /^day/ }));
  await person.keyboard(typed);
  await person.click(page.getByRole('radio', { name: /^Good/ }));
  const field = /Back on.*?(?= \| At)/.exec(await dialog());
  expect(field?.[0]).toBe(words);
});

it('says of a rental that is over what keeping the machine costs, to each side', async () => {
  const kept = { since: '2026-11-20T06:00:00.000000Z', through: '2026-11-20', amount: 220 };
  openRental({ ...late, late: kept }, { user: ray });
  expect(await part('Status')).toBe(
    '(Status) | Rental has endedYour turn | Bring the machine back | It was due back on Thu 19 Nov. Kept through Fri 20 Nov, it costs $220 more. Olive Owner notes hours, fuel and condition; then the deposit comes back. | [Change the rental] | [Report a breakdown] | [Change card]',
  );
});
