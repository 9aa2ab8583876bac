import { billRecord, openPart, page, people, refused, returnedRental } from '@yard/testing/screen';
import { DecideBillForm } from './decide-bill-form';

it('says under its field, by its name, what is refused of a line, and in words what has no field', async () => {
  const bill = billRecord({ status: 'contested' });
  const { person, press, pressInDialog } = openPart(
    <DecideBillForm request={returnedRental({ bill })} bill={bill} readers="Both" onDone={() => undefined} />,
    {
      site: 'admin',
      user: people.ada,
      answers: {
        'POST /api/rental_requests/2/bill/decide': refused({
          'lines.2.amount': ['The lines.2.amount field must be between 0 and 1450.'],
          'lines.0.id': ['The selected lines.0.id is invalid.'],
        }),
      },
    },
  );
  const damage = await page.findByLabelText(/^Damage/);
  await person.type(damage, '200');
  await person.type(page.getByLabelText(/^Why/), 'The pictures show it');
  await press('Decide');
  await pressInDialog(/^Charge/);

  await page.findByText('“Damage” must be between 0 and 1450.');
  expect(damage.getAttribute('aria-invalid')).toBe('true');
  expect((await page.findByRole('alertdialog')).textContent).toBe(
    'The selected lines, no. 1, id is invalid.Close',
  );
});
