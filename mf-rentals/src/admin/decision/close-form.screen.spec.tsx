import {
  lateAnswer,
  machineReturn,
  openPart,
  page,
  people,
  read,
  refused,
  returnedRental,
  waitFor,
} from '@yard/testing/screen';
import { CloseForm } from './close-form';

const CLOSE = 'POST /api/rental_requests/2/close';
const contested = returnedRental({ machine_return: machineReturn({ contest_reason: 'It was cut before.' }) });

function openForm(answers = {}, request = contested) {
  const done = jest.fn();
  const screen = openPart(
    <CloseForm request={request} readers="Ray Renter and Olive Owner" onDone={done} />,
    { site: 'admin', user: people.ada, answers: { ...answers, 'GET /api/rental_requests/2': request } },
  );
  return { ...screen, done };
}
const form = () => read(page.getByRole('form', { name: 'Close the rental' }));

it('begins without an amount, and closes with what the owner claims once the admin says so', async () => {
  const late = lateAnswer();
  const { person, press, pressInDialog, sent, done } = openForm({ [CLOSE]: late.answer });
  await waitFor(() =>
    expect(form()).toBe(
      '(Close the rental) | Kept for damageOf the $224 deposit.$ ‹› | (Proposals for damage) | [As claimed] | [Nothing] | (What each side gets) | Enter an amount to see who gets what. | WhyRay Renter and Olive Owner will read this. ‹› | [Close the rental]',
    ),
  );
  await person.type(page.getByLabelText(/^Why/), 'The pictures show it');
  await press('Close the rental');
  await page.findByText(/is required/);
  expect(form()).toBe(
    '(Close the rental) | Kept for damageOf the $224 deposit.$ ‹› “Kept for damage” is required. | (Proposals for damage) | [As claimed] | [Nothing] | (What each side gets) | Enter an amount to see who gets what. | WhyRay Renter and Olive Owner will read this. ‹The pictures show it› | [Close the rental]',
  );
  expect(sent()).toEqual([]);
  await press('As claimed');
  expect(form()).toBe(
    '(Close the rental) | Kept for damageOf the $224 deposit.$ ‹180› | (Proposals for damage) | [As claimed] | [Nothing] | (What each side gets) | To Olive Owner from the deposit | $180.00 | Back to Ray Renter, of the deposit | $44.00 | WhyRay Renter and Olive Owner will read this. ‹The pictures show it› | [Close the rental]',
  );
  await press('Close the rental');
  expect((await page.findByRole('alertdialog')).textContent).toBe(
    'Close the rental?Olive Owner gets $180.00 of the deposit. Ray Renter gets $44.00 of the deposit back. This can’t be undone.CancelClose the rental',
  );
  await pressInDialog('Cancel');
  expect(sent()).toEqual([]);
  await press('Close the rental');
  await pressInDialog('Close the rental');
  await person.click(page.getByRole('button', { name: /Close the rental/ }));
  late.give(contested);
  await page.findByText('Rental closed. We emailed both');
  expect(done).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual([
    {
      call: CLOSE,
      body: { damage_amount: 180, reason: 'The pictures show it', updated_at: contested.updated_at },
    },
  ]);
});

it('says at each other amount what each side then gets', async () => {
  const { person, press } = openForm();
  const shares = () => read(page.getByRole('status', { name: 'What each side gets' }));
  await person.type(await page.findByLabelText(/^Kept for damage/), '24');
  await person.tab();
  expect(shares()).toBe(
    '(What each side gets) | To Olive Owner from the deposit | $24.00 | Back to Ray Renter, of the deposit | $200.00',
  );
  await press('Nothing');
  expect(shares()).toBe(
    '(What each side gets) | To Olive Owner from the deposit | $0.00 | Back to Ray Renter, of the deposit | $224.00',
  );
});

it('keeps what was typed where the server refuses', async () => {
  const { person, press, pressInDialog, done } = openForm({ [CLOSE]: refused({ reason: ['Say more.'] }) });
  await person.type(await page.findByLabelText(/^Why/), 'No');
  await press('As claimed');
  await press('Close the rental');
  await pressInDialog('Close the rental');
  await waitFor(() =>
    expect(form()).toBe(
      '(Close the rental) | Kept for damageOf the $224 deposit.$ ‹180› | (Proposals for damage) | [As claimed] | [Nothing] | (What each side gets) | To Olive Owner from the deposit | $180.00 | Back to Ray Renter, of the deposit | $44.00 | WhyRay Renter and Olive Owner will read this. ‹No› Say more. | [Close the rental]',
    ),
  );
  expect(done).not.toHaveBeenCalled();
});

it.each([
  ['300', 'Enter $224.00, the deposit, or less.'],
  ['12,50', 'Write a number, such as 1,250.50.'],
  ['-5', 'Write a number, such as 1,250.50.'],
])('asks nothing and says no sums for %s', async (typed, words) => {
  const { person, press, sent } = openForm();
  await person.type(await page.findByLabelText(/^Kept for damage/), typed);
  await person.type(page.getByLabelText(/^Why/), 'No');
  await press('Close the rental');
  await page.findByText(words);

  expect(form()).toContain('Enter an amount to see who gets what.');
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
  expect(sent()).toEqual([]);
});

it('proposes to keep nothing where no return is recorded', async () => {
  openForm({}, returnedRental({ status: 'active', machine_return: null }));
  await waitFor(() =>
    expect(form()).toBe(
      '(Close the rental) | Kept for damageOf the $224 deposit.$ ‹› | (Proposals for damage) | [Nothing] | (What each side gets) | Enter an amount to see who gets what. | WhyRay Renter and Olive Owner will read this. ‹› | [Close the rental]',
    ),
  );
});
