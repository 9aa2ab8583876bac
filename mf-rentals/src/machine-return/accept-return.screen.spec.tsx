import { machineReturn, page, people, refused, returnedRental, waitFor } from '@yard/testing/screen';
import { dialog } from '../../test/open-rental';
import { openEnd, textOf } from '../../test/open-ends';
import { AcceptReturn } from './accept-return';
import { ContestReturnSheet } from './contest-return-sheet';

const PATH = '/api/rental_requests/2/machine_return';
const contest = jest.fn();
beforeEach(() => contest.mockClear());

const openAccept = (fields: object = {}) =>
  openEnd(
    <AcceptReturn request={returnedRental({ machine_return: machineReturn(fields) })} onContest={contest} />,
    { user: people.ray },
  );

it('accepts a return with damage only when asked twice', async () => {
  const { press, pressInDialog, answer, sent } = openAccept();
  expect(textOf(await page.findByTestId('part'))).toBe('[Accept return] | [Contest return]');
  await press('Contest return');
  expect(contest).toHaveBeenCalledTimes(1);
  await press('Accept return');
  expect(await dialog()).toBe(
    'Pay $180 for damage? | Olive gets $180 of your deposit for the damage, and you get the rest back. This can’t be undone. | [Cancel] | [Accept return]',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);
  await press('Accept return');
  answer(`POST ${PATH}/accept`, machineReturn());
  await pressInDialog('Accept return');
  await page.findByText('Return accepted. The rest of your deposit is on its way back.');
  expect(sent()).toEqual([
    {
      call: 'POST /api/rental_requests/2/machine_return/accept',
      body: { updated_at: '2026-11-19T20:00:00.000000Z' },
    },
  ]);
});

it('accepts a return without damage at once', async () => {
  const { press, answer, sent } = openAccept({ condition: 'good', damage_amount: null });
  answer(`POST ${PATH}/accept`, machineReturn());
  await press('Accept return');
  await page.findByText('Return accepted. Your deposit is on its way back.');
  expect(sent()).toHaveLength(1);
});

it('shows an acceptance that the server refuses', async () => {
  const { press, answer } = openAccept({ condition: 'good', damage_amount: null });
  answer(`POST ${PATH}/accept`, { status: 409, body: { message: 'The return was changed meanwhile.' } });
  await press('Accept return');
  await page.findByText('The return was changed meanwhile.');
});

it('contests a return, in words', async () => {
  const closed = jest.fn();
  const { person, pressInDialog, answer, sent } = openEnd(
    <ContestReturnSheet request={returnedRental()} onClose={closed} />,
    { user: people.ray },
  );
  expect(await dialog()).toBe(
    'Contest return | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | (Contest return) | What’s wrong?The owner and Yard will see this. Yard decides. ‹› | [Add photos] | [Contest return]',
  );
  await person.type(page.getByRole('textbox'), 'It was so before.');
  answer(`POST ${PATH}/contest`, refused({ reason: ['Say more.'] }));
  await pressInDialog('Contest return');
  await page.findByText('Say more.');
  expect(page.getByRole('textbox')).toHaveProperty('value', 'It was so before.');
  expect(closed).not.toHaveBeenCalled();
  answer(`POST ${PATH}/contest`, machineReturn());
  await pressInDialog('Contest return');
  await page.findByText('Return contested. Yard will review it.');
  expect(sent()[1]).toEqual({
    call: 'POST /api/rental_requests/2/machine_return/contest',
    body: { photo_ids: [], reason: 'It was so before.' },
  });
  expect(closed).toHaveBeenCalledTimes(1);
});
