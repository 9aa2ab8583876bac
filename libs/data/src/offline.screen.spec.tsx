import { supportTicketType } from '@yard/contracts';
import { act, listOf, openPart, page } from '@yard/testing/screen';
import { useRecords } from './use-records';

function Tickets() {
  const { data, isError } = useRecords(supportTicketType);
  if (data) return <p>{`${data.total} tickets`}</p>;
  return <p>{isError ? 'It could not be loaded' : 'It is on its way'}</p>;
}

const goes = (event: 'offline' | 'online') => act(() => void window.dispatchEvent(new Event(event)));

it('says in a browser without a connection that nothing could be loaded, and loads it with the connection', async () => {
  goes('offline');
  const { answer } = openPart(<Tickets />, {
    answers: {
      'GET /api/support_tickets': () => {
        throw new TypeError('Failed to fetch');
      },
    },
  });

  await page.findByText('It could not be loaded');
  answer('GET /api/support_tickets', listOf([]));
  goes('online');

  await page.findByText('0 tickets');
});
