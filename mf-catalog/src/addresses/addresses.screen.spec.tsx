import { addressRecord, listOf, openScreen, page, waitFor } from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../public';

const story = addressRecord({ id: 7, line1: '812 Story Lane', own: false, confirmed: false });
const open = (...addresses: object[]) =>
  openScreen({ manifest: remote.public, entry }, '/addresses', {
    answers: { 'GET /api/addresses': listOf(addresses) },
  });

it('offers to confirm the addresses that are not, and shows the answer', async () => {
  const { person, sent, answer } = open(
    story,
    addressRecord({ id: 8, line1: '1 Main Street', confirmed: true }),
  );
  answer('POST /api/addresses/7/confirm', () => {
    answer('GET /api/addresses', listOf([{ ...story, confirmed: true }]));
    return { ...story, confirmed: true };
  });

  await person.click(await page.findByRole('button', { name: 'Confirm 812 Story Lane' }));

  await page.findByText('Address confirmed.');
  await waitFor(() => expect(page.queryByRole('button', { name: /^Confirm/ })).toBeNull());
  expect(page.getAllByText('Confirmed')).toHaveLength(1);
  expect(sent()).toEqual([{ call: 'POST /api/addresses/7/confirm', body: {} }]);
});

it('deletes an address only when asked twice', async () => {
  const { person, sent, answer } = open(story);
  answer('DELETE /api/addresses/7', { status: 204 });

  await person.click(await page.findByRole('button', { name: 'Delete 812 Story Lane' }));
  await person.click(await page.findByRole('button', { name: 'Cancel' }));

  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([]);
  await person.click(page.getByRole('button', { name: 'Delete 812 Story Lane' }));
  await person.click(await page.findByRole('button', { name: 'Delete address' }));

  await waitFor(() => expect(sent()).toEqual([{ call: 'DELETE /api/addresses/7', body: null }]));
});
