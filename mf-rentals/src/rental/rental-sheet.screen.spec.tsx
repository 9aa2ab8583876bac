import { openPart, page, rentalRequestRecord, within } from '@yard/testing/screen';
import { RentalSheet } from './rental-sheet';

const request = rentalRequestRecord();

it.each([
  ['machine and type', request, [request.machine?.subject, request.machine?.machine_type_name]],
  ['a label where the machine is gone', { ...request, machine: null }, ['A removed machine']],
] as const)('is headed by its title, then by %s', async (_, about, head) => {
  openPart(
    <RentalSheet title="Cancel the rental" request={about} onClose={jest.fn()}>
      <p>Reason</p>
    </RentalSheet>,
  );

  const dialog = await page.findByRole('dialog', { name: 'Cancel the rental' });
  expect([...dialog.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    ...head,
    'Reason',
  ]);
  expect(within(dialog).getByRole('heading').textContent).toBe('Cancel the rental');
});
