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
  expect(textOf(await page.findByTestId('part'))).toBe('[Accept the return] | [Contest it]');
  await press('Contest it');
  expect(contest).toHaveBeenCalledTimes(1);
  await press('Accept the return');
  expect(await dialog()).toBe(
    'Accept that $180.00 is kept? | Olive Owner keeps $180.00 of your deposit for the damage; the rest comes back. This cannot be taken back. | [Cancel] | [Accept the return]',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);
  await press('Accept the return');
  answer(`POST ${PATH}/accept`, machineReturn());
  await pressInDialog('Accept the return');
  await page.findByText('Accepted. The rest of the deposit goes back.');
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
  await press('Accept the return');
  await page.findByText('Accepted. The deposit goes back.');
  expect(sent()).toHaveLength(1);
});

it('shows an acceptance that the server refuses', async () => {
  const { press, answer } = openAccept({ condition: 'good', damage_amount: null });
  answer(`POST ${PATH}/accept`, { status: 409, body: { message: 'The return was changed meanwhile.' } });
  await press('Accept the return');
  await page.findByText('The return was changed meanwhile.');
});

it('contests a return, in words', async () => {
  const closed = jest.fn();
  const { person, pressInDialog, answer, sent } = openEnd(
    <ContestReturnSheet request={returnedRental()} onClose={closed} />,
    { user: people.ray },
  );
  expect(await dialog()).toBe(
    'Contest the return | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | (Contest the return) | What is wrongThe owner and Yard read it. Yard decides. ‹› | [Add photos] | [Contest the return]',
  );
  await person.type(page.getByRole('textbox'), 'It was so before.');
  answer(`POST ${PATH}/contest`, refused({ reason: ['Say more.'] }));
  await pressInDialog('Contest the return');
  await page.findByText('Say more.');
  expect(page.getByRole('textbox')).toHaveProperty('value', 'It was so before.');
  expect(closed).not.toHaveBeenCalled();
  answer(`POST ${PATH}/contest`, machineReturn());
  await pressInDialog('Contest the return');
  await page.findByText('Yard looks at it');
  expect(sent()[1]).toEqual({
    call: 'POST /api/rental_requests/2/machine_return/contest',
    body: { photo_ids: [], reason: 'It was so before.' },
  });
  expect(closed).toHaveBeenCalledTimes(1);
});
