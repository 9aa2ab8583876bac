import {
  approvedRental,
  lateAnswer,
  page,
  pendingRental,
  people,
  refused,
  waitFor,
} from '@yard/testing/screen';
import { dialog, dialogsGone, openRental, refusalOf } from '../../../test/open-rental';

const user = people.olive;
const approve = 'POST /api/rental_requests/2/approve';
const decline = 'POST /api/rental_requests/2/decline';
const message = () => page.findByRole('textbox', { name: 'Message to Ray' });

it('approves what stands on the page, with a ready text', async () => {
  const { person, press, sent } = openRental(pendingRental(), {
    user,
    answers: { [approve]: approvedRental() },
  });

  await press('Insert a reply');
  expect(await message()).toMatchObject({
    value:
      'Hi Ray, Multiquip DCA70SSJU4F towable generator is yours: Mon, Dec 14 – Fri, Dec 18, 2026. Message me here when you’d like to pick it up.',
  });
  expect(page.queryByRole('button', { name: 'Insert a reply' })).toBeNull();
  await person.click(page.getByRole('button', { name: 'Approve' }));

  await page.findByText('Starts Mon, Dec 14');
  expect(sent()).toEqual([
    {
      call: 'POST /api/rental_requests/2/approve',
      body: {
        message:
          'Hi Ray, Multiquip DCA70SSJU4F towable generator is yours: Mon, Dec 14 – Fri, Dec 18, 2026. Message me here when you’d like to pick it up.',
        updated_at: '2026-11-17T10:00:00.000000Z',
      },
    },
  ]);
});

it('approves nothing without a message', async () => {
  const { press, sent } = openRental(pendingRental(), { user });

  await press('Approve');

  expect(await refusalOf('Message to Ray')).toBe(
    'Required. We’ll send it with your answer. “Message to Ray” is required.',
  );
  expect(sent()).toEqual([]);
});

it('declines once it is confirmed', async () => {
  const { person, press, pressInDialog, sent } = openRental(pendingRental(), {
    user,
    answers: { [decline]: pendingRental({ status: 'declined', declined_at: '2026-11-20T12:00:00.000000Z' }) },
  });

  await person.type(await message(), 'It is in the workshop.');
  await press('Decline');
  expect(await dialog()).toBe(
    'Decline Ray’s request? | You can’t approve it later. Your message goes with your answer. | [Cancel] | [Decline]',
  );
  await pressInDialog('Cancel');
  await dialogsGone();
  expect(sent()).toEqual([]);
  await press('Decline');
  await pressInDialog('Decline');

  await page.findByText('You declined this request');
  expect(sent()).toEqual([{ call: decline, body: { message: 'It is in the workshop.' } }]);
});

it('asks for words before it asks whether to decline', async () => {
  const { press, sent } = openRental(pendingRental(), { user });

  await press('Decline');

  expect(await refusalOf('Message to Ray')).toBe(
    'Required. We’ll send it with your answer. “Message to Ray” is required.',
  );
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
  expect(sent()).toEqual([]);
});

it('sends one approval for two presses, and keeps the words that are refused', async () => {
  const late = lateAnswer();
  const { person, sent } = openRental(pendingRental(), { user, answers: { [approve]: late.answer } });

  await person.type(await message(), 'Welcome.');
  const button = page.getByRole('button', { name: 'Approve' });
  await person.click(button);
  await person.click(button);
  late.give(refused({ message: ['Say more.'] }));

  await page.findByText('Say more.');
  expect(await message()).toMatchObject({ value: 'Welcome.' });
  expect(sent()).toHaveLength(1);
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
});

it('looks again where the request is another one by now', async () => {
  const { person, answer, press } = openRental(pendingRental(), {
    user,
    answers: { [approve]: { status: 409, body: { message: 'It changed.' } } },
  });

  await person.type(await message(), 'Welcome.');
  answer('GET /api/rental_requests/2', pendingRental({ status: 'cancelled' }));
  await press('Approve');

  await page.findByText('Yard canceled this');
});

it('has the owner see what changed before they answer', async () => {
  const { person, press, pressInDialog, becomes, sent } = openRental(pendingRental(), {
    user,
    answers: { [approve]: approvedRental() },
  });

  await person.type(await message(), 'Welcome.');
  becomes(pendingRental({ end_date: '2026-12-20', updated_at: '2026-11-20T12:00:00.000000Z' }));
  await page.findByText('This rental has changed since you began');
  expect(page.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'This rental has changed since you beganTo: Fri, Dec 18 Sun, Dec 20I have seen it',
  ]);
  await press('Approve');
  expect(document.activeElement?.textContent).toBe('I have seen it');
  await press('Decline');
  expect(document.activeElement?.textContent).toBe('I have seen it');
  expect(sent()).toEqual([]);
  await press('I have seen it');
  await waitFor(() => expect(page.queryByText('This rental has changed since you began')).toBeNull());
  await press('Decline');
  await dialog();
  becomes(pendingRental({ end_date: '2026-12-21', updated_at: '2026-11-20T12:01:00.000000Z' }));
  await page.findByText('This rental has changed since you began');
  await pressInDialog('Decline');
  await dialogsGone();
  expect(sent()).toEqual([]);
  await press('I have seen it');
  await press('Approve');

  await waitFor(() =>
    expect(sent()).toEqual([
      { call: approve, body: { message: 'Welcome.', updated_at: '2026-11-20T12:01:00.000000Z' } },
    ]),
  );
});
