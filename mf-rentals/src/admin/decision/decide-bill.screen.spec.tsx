import type { BillRecord } from '@yard/contracts';
import {
  billLine,
  billRecord,
  lateAnswer,
  openPart,
  page,
  people,
  read,
  returnedRental,
  type Answers,
  waitFor,
} from '@yard/testing/screen';
import { DecideBillForm } from './decide-bill-form';

const DECIDE = 'POST /api/rental_requests/2/bill/decide';
const offer = { user_id: 3, line_id: 3, amount: 250, message: null, created_at: '2026-11-20T11:00:00Z' };
const contested = billRecord({ status: 'contested', contested_at: '2026-11-20T11:00:00Z', offer });

function openForm(answers: Answers = {}, bill: BillRecord = contested) {
  const done = jest.fn();
  const screen = openPart(
    <DecideBillForm
      request={returnedRental({ bill })}
      bill={bill}
      readers="Ray Renter and Olive Owner"
      onDone={done}
    />,
    { site: 'admin', user: people.ada, answers },
  );
  return { ...screen, done };
}
const form = () => read(page.getByRole('form', { name: 'Decide on the bill' }));
const shares = () => read(page.getByRole('status', { name: 'What each side gets' }));
const group = (line: string) => page.findByRole('group', { name: `Proposals for ${line}` });

async function propose({ person }: ReturnType<typeof openForm>, line: string, words: RegExp) {
  const buttons = [...(await group(line)).querySelectorAll('button')];
  const button = buttons.find(({ textContent }) => words.test(textContent));
  if (!button) throw new Error(`${line} has no such proposal`);
  await person.click(button);
}

it('begins with each line as it is claimed, but with no amount for the damage', async () => {
  openForm();
  await group('Damage');

  expect(form()).toBe(
    '(Decide on the bill) | Extra hoursClaimed: $60.00$ ‹60› | (Proposals for Extra hours) | [As claimed] | [Nothing] | FuelClaimed: $144.00$ ‹144› | (Proposals for Fuel) | [As claimed] | [Nothing] | DamageClaimed: $400.00$ ‹› | (Proposals for Damage) | [As claimed] | [As offered: $250.00] | [Nothing] | Days it was downClaimed: -$80.00$ ‹-80› | (Proposals for Days it was down) | [As claimed] | [Nothing] | (What each side gets) | Enter an amount to see who gets what. | WhyRay Renter and Olive Owner will read this. ‹› | [Decide]',
  );
});

it('takes no silence about the damage for a decision', async () => {
  const screen = openForm();
  await screen.person.type(await page.findByLabelText(/^Why/), 'The pictures show it.');
  await screen.press('Decide');
  await waitFor(() =>
    expect(form()).toBe(
      '(Decide on the bill) | Extra hoursClaimed: $60.00$ ‹60› | (Proposals for Extra hours) | [As claimed] | [Nothing] | FuelClaimed: $144.00$ ‹144› | (Proposals for Fuel) | [As claimed] | [Nothing] | DamageClaimed: $400.00$ ‹› Enter an amount. | (Proposals for Damage) | [As claimed] | [As offered: $250.00] | [Nothing] | Days it was downClaimed: -$80.00$ ‹-80› | (Proposals for Days it was down) | [As claimed] | [Nothing] | (What each side gets) | Enter an amount to see who gets what. | WhyRay Renter and Olive Owner will read this. ‹The pictures show it.› | [Decide]',
    ),
  );
  expect(screen.sent()).toEqual([]);
  await propose(screen, 'Damage', /^Nothing/);
  expect(form()).not.toContain('Enter an amount.');
});

it('decides on each line as it was proposed or typed, once, on the bill as it was shown', async () => {
  const late = lateAnswer();
  const screen = openForm({ [DECIDE]: late.answer });
  const { person, press, pressInDialog, sent, done } = screen;
  await propose(screen, 'Damage', /As offered: \$250\.00/);
  expect(shares()).toBe(
    '(What each side gets) | To Olive Owner from the deposit | $224.00 | To Olive Owner, charged to Ray Renter’s card | $150.00 | Back to Ray Renter, of the deposit | $0.00',
  );
  await propose(screen, 'Damage', /^As claimed/);
  expect(shares()).toBe(
    '(What each side gets) | To Olive Owner from the deposit | $224.00 | To Olive Owner, charged to Ray Renter’s card | $300.00 | Back to Ray Renter, of the deposit | $0.00',
  );
  await propose(screen, 'Fuel', /^Nothing/);
  expect(shares()).toBe(
    '(What each side gets) | To Olive Owner from the deposit | $224.00 | To Olive Owner, charged to Ray Renter’s card | $156.00 | Back to Ray Renter, of the deposit | $0.00',
  );
  const hours = page.getByRole('textbox', { name: /^Extra hours/ });
  await person.clear(hours);
  await person.type(hours, '30.5');
  await person.type(page.getByLabelText(/^Why/), 'The pictures show it.');
  await press('Decide');
  expect((await page.findByRole('alertdialog')).textContent).toBe(
    'Charge $126.50?Olive Owner gets $224.00 of the deposit. Ray Renter’s card is charged $126.50 above it. This can’t be undone.CancelCharge $126.50',
  );
  await pressInDialog('Cancel');
  expect(sent()).toEqual([]);
  await press('Decide');
  await pressInDialog('Charge $126.50');
  await person.click(page.getByRole('button', { name: /Decide/ }));
  late.give(contested);

  await page.findByText('Decision sent to both');
  expect(done).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual([
    {
      call: DECIDE,
      body: {
        lines: [
          { id: 1, amount: 30.5 },
          { id: 2, amount: 0 },
          { id: 3, amount: 400 },
          { id: 4, amount: -80 },
        ],
        reason: 'The pictures show it.',
        updated_at: contested.updated_at,
        seen: { due_now: 126.5 },
      },
    },
  ]);
});

it.each([
  ['401', 'Enter an amount from $0.00 to $400.00.'],
  ['-1', 'Write a number, such as 1,250.50.'],
])('says beside the line that %s cannot be, before any question', async (typed, words) => {
  const screen = openForm();
  const damage = await page.findByRole('textbox', { name: /^Damage/ });
  await screen.person.type(damage, typed);
  await screen.person.type(page.getByLabelText(/^Why/), 'No');
  await screen.press('Decide');

  await page.findByText(words);
  expect(form()).toContain('Enter an amount to see who gets what.');
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
  expect(screen.sent()).toEqual([]);
});

it('asks for the reason before the question about money', async () => {
  const screen = openForm();
  await propose(screen, 'Damage', /^Nothing/);
  await screen.press('Decide');

  await page.findByText('Enter a reason.');
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
});

it('proposes nothing for a line that claims nothing', async () => {
  const free = billLine({ id: 1, kind: 'late', label: '2 days late', unit_amount: 0, claimed_amount: 0 });
  openForm({}, { ...contested, offer: null, lines: [free] });
  await page.findByText('Decide');

  expect(form()).toBe(
    '(Decide on the bill) | 2 days lateClaimed: $0.00$ ‹0› | (What each side gets) | To Olive Owner from the deposit | $0.00 | Back to Ray Renter, of the deposit | $224.00 | WhyRay Renter and Olive Owner will read this. ‹› | [Decide]',
  );
});
