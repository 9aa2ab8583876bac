import { activeRental, lateAnswer, page, people, waitFor } from '@yard/testing/screen';
import { handoverRecord } from '../../../test/open-ends';
import { choose, openRental, toldTo } from '../../../test/open-rental';

const { olive, ray } = people;
const CHANGED = 'This rental has changed since you began';
const unsigned = handoverRecord({ photos: [] });
const signed = {
  ...unsigned,
  signed_by_renter_at: '2026-11-20T11:00:00.000000Z',
  signed_by_renter_name: ray.name,
};

it('counts what readers did themselves as seen, where that is answered, and read, only after they go on', async () => {
  const [signing, late] = [lateAnswer(), lateAnswer()];
  const { person, press, answer, asked, becomes } = openRental(activeRental({ handover: unsigned }), {
    user: ray,
    answers: { 'POST /api/rental_requests/2/handover/sign': signing.answer },
  });
  await person.type(await page.findByLabelText('Your name'), ray.name);
  answer('GET /api/rental_requests/2', late.answer);
  await press('Sign hand-over');
  await choose('Change rental');
  await page.findByRole('button', { name: 'Send change' });

  signing.give(signed);
  await waitFor(() => expect(asked('GET /api/rental_requests/2')).toHaveLength(2));
  expect(page.queryByText(CHANGED)).toBeNull();
  late.give(toldTo(ray, activeRental({ handover: signed })));
  await page.findByText(/^Signed by Ray Renter/);
  expect(page.queryByText(CHANGED)).toBeNull();

  becomes(activeRental({ handover: signed, address: `With ${olive.name}` }));
  await page.findByText(CHANGED);
});
