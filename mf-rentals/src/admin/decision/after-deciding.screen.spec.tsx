import {
  listOf,
  machineReturn,
  openScreen,
  page,
  people,
  returnedRental,
  waitFor,
} from '@yard/testing/screen';
import remote from '../../../remote.json';
import * as entry from '../../admin';

const contested = returnedRental({ machine_return: machineReturn({ contest_reason: 'It was cut before.' }) });

it('leads on to what waits longest once a rental is decided on', async () => {
  const { person, press, pressInDialog, asked, address } = openScreen(
    { manifest: remote.admin, entry, site: 'admin' },
    '/rental_requests/2/decide',
    {
      user: people.ada,
      answers: {
        'GET /api/rental_requests': { ...listOf([returnedRental({ id: 9 }), contested]), total: 252 },
        'GET /api/rental_requests/2': contested,
        'GET /api/rental_requests/2/messages': listOf([]),
        'POST /api/rental_requests/2/messages/view': { id: 2, updated: 0 },
        'POST /api/rental_requests/2/close': contested,
        'GET /api/proposed_refunds': listOf([]),
        'GET /api/documents': listOf([]),
      },
    },
  );
  await person.type(await page.findByLabelText(/^Kept for damage/), '100');
  await person.type(await page.findByLabelText(/^Why/), 'The pictures show it');
  await press('Close the rental');
  await pressInDialog('Close the rental');

  await waitFor(() => expect(address()).toBe('/rental_requests/2'));
  expect((await page.findByRole('link', { name: 'Machine' })).getAttribute('href')).toBe(
    `#/machines/${contested.machine.id}`,
  );
  await person.click(await page.findByRole('link', { name: 'Next of 252' }));
  await waitFor(() => expect(address()).toBe('/rental_requests/9/decide'));
  expect(asked('GET /api/rental_requests')[0]).toMatchObject({
    ...{ contested: '1', sort: 'waiting_since', direction: 'asc' },
  });
});
