import {
  approvedRental,
  linksIn,
  page,
  pendingRental,
  people,
  rentalRequestRecord,
} from '@yard/testing/screen';
import { dialog, dialogsGone, openRental, part } from '../../../test/open-rental';

const agreement = 'GET /api/rental_requests/2/agreement';

it('shows the agreement to read and to keep', async () => {
  const { pressInDialog, press, sent } = openRental(approvedRental(), {
    answers: { [agreement]: '<h1>Equipment Rental Agreement</h1><p>Between Olive and Ray.</p>' },
  });

  await press('Read rental agreement');
  await page.findByText('Between Olive and Ray.');
  expect(await dialog()).toBe(
    'Rental agreement | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Equipment Rental Agreement | Between Olive and Ray. | Download as PDF (opens in a new tab) → http://localhost/api/rental_requests/2/agreement.pdf',
  );
  await pressInDialog('Close');
  await dialogsGone();
  expect(sent()).toEqual([]);
});

it('leads to the text that was accepted before the addresses were filled in', async () => {
  const request = rentalRequestRecord();
  const document_agreements = request.document_agreements.map((one) => ({ ...one, final_sha256: 'abc' }));
  const { press } = openRental(
    { ...request, document_agreements },
    { answers: { [agreement]: '<p>Text</p>' } },
  );

  await press('Read rental agreement');
  await page.findByText('Text');
  expect(await dialog()).toBe(
    'Rental agreement | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Text | The addresses were filled in when the request was approved. | Read the accepted version → http://localhost/api/rental_requests/2/agreement/accepted | Download as PDF (opens in a new tab) → http://localhost/api/rental_requests/2/agreement.pdf',
  );
});

it('says that the agreement could not be loaded, and tries again', async () => {
  const { press, answer } = openRental(approvedRental(), {
    answers: { [agreement]: { status: 422, body: { message: 'Not today.' } } },
  });

  await press('Read rental agreement');
  await page.findByText('We couldn’t load the agreement');
  expect(await dialog()).toBe(
    'Rental agreement | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | We couldn’t load the agreement | Not today. | [Try again] | Download as PDF (opens in a new tab) → http://localhost/api/rental_requests/2/agreement.pdf',
  );
  answer(agreement, '<p>Text</p>');
  await press('Try again');

  await page.findByText('Text');
});

it('has no papers of what was not agreed to', async () => {
  openRental(pendingRental({ document_agreements: [] }), { user: people.olive });

  expect(await part('Agreement')).toBe(
    '(Agreement) | Agreement | [Read rental agreement] | If the renter cancels | Until Sat, Nov 14, 12:00 AM | everything back | Until Mon, Dec 7, 12:00 AM | 50% of the rental, 100% of the delivery, 100% of the deposit back | Until Sat, Dec 12, 12:00 AM | 0% of the rental, 100% of the delivery, 50% of the deposit back | After Sat, Dec 12, 12:00 AM | nothing back | If the owner cancels, you get everything back.',
  );
  expect(linksIn()).not.toHaveProperty('Receipt (CSV)');
});
