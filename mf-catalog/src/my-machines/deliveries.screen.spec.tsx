/** @jest-environment-options {"zone": "Asia/Tokyo"} */
import { listOf, machineRecord, openPart, page, read, refused, waitFor } from '@yard/testing/screen';
import {} from './blackouts-panel';
import {} from './calendars-panel';
import { DeliveryOptionsPanel } from './delivery-options-panel';

// In Tokyo it is the 21st by then, where the machine stands the 20th.
const machine = machineRecord();
const dialog = async () => read(await page.findByRole('dialog'));

it('adds a delivery', async () => {
  const { person, press, sent, answer } = openPart(
    <DeliveryOptionsPanel machine={machineRecord({ delivery_options: [] })} />,
  );
  answer('POST /api/machines/1/delivery_options', refused({ radius: ['That is too far.'] }));
  await page.findByText('Pick-up only. Add a delivery option if you bring the machine.');

  await press('Add');
  expect(await dialog()).toBe(
    'New delivery | [Close] | (Delivery) | Name ‹Lowboy within the county› | ReachesBy road from the machine’s address. ‹› mi | Base price$ ‹› | Per mi$ ‹› | [Save delivery]',
  );
  await press('Save delivery');
  await waitFor(() => expect(page.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true'));
  expect(await dialog()).toBe(
    'New delivery | [Close] | (Delivery) | Name ‹Lowboy within the county› “Name” is required. | ReachesBy road from the machine’s address. ‹› mi“Reaches” is required. | Base price$ ‹› “Base price” is required. | Per mi$ ‹› “Per mi” is required. | [Save delivery]',
  );
  expect(sent()).toEqual([]);
  await person.type(page.getByLabelText('Name'), 'Flatbed');
  await person.type(page.getByLabelText(/Reaches/), '40');
  await person.type(page.getByLabelText(/Base price/), '90.5');
  await person.type(page.getByLabelText(/Per mi/), '0');
  await press('Save delivery');
  await page.findByText('That is too far.');

  answer('POST /api/machines/1/delivery_options', { id: 8 });
  await press('Save delivery');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(sent().at(-1)).toEqual({
    call: 'POST /api/machines/1/delivery_options',
    body: { amount_per_distance: 0, base_amount: 90.5, name: 'Flatbed', radius: 40 },
  });
});

it('changes a delivery, and deletes one only when asked twice', async () => {
  const { person, press, pressInDialog, sent, answer } = openPart(
    <DeliveryOptionsPanel machine={machine} />,
    { answers: { 'GET /api/machines': listOf([]) } },
  );
  answer('PATCH /api/machines/1/delivery_options/1', {});
  answer('DELETE /api/machines/1/delivery_options/2', { status: 204 });

  await press('Change Lowboy, weekdays');
  expect(await dialog()).toBe(
    'Change delivery | [Close] | (Delivery) | Name ‹Lowboy, weekdays› | ReachesBy road from the machine’s address. ‹150› mi | Base price$ ‹250› | Per mi$ ‹5.5› | [Save delivery]',
  );
  await person.type(page.getByLabelText('Name'), '!');
  await press('Save delivery');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());

  await press('Delete Lowboy, Saturday');
  expect(read(await page.findByRole('alertdialog'))).toBe(
    'Delete the delivery “Lowboy, Saturday”? | Rentals already booked with it keep it. | [Cancel] | [Delete delivery]',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  await press('Delete Lowboy, Saturday');
  await pressInDialog('Delete delivery');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    {
      call: 'PATCH /api/machines/1/delivery_options/1',
      body: { amount_per_distance: 5.5, base_amount: 250, name: 'Lowboy, weekdays!', radius: 150 },
    },
    { call: 'DELETE /api/machines/1/delivery_options/2', body: null },
  ]);
});
