import { openPart, page, rentalRequestRecord, within } from '@yard/testing/screen';
import { RentalSheet } from './rental-sheet';

const request = rentalRequestRecord();

it('is headed by its title, then by machine and type', async () => {
  openPart(
    <RentalSheet title="Cancel the rental" request={request} onClose={jest.fn()}>
      <p>Reason</p>
    </RentalSheet>,
  );

  const dialog = await page.findByRole('dialog', { name: 'Cancel the rental' });
  expect([...dialog.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    request.machine.subject,
    request.machine.machine_type_name,
    'Reason',
  ]);
  expect(within(dialog).getByRole('heading').textContent).toBe('Cancel the rental');
});
