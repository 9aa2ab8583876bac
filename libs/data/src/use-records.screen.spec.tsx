import { supportTicketType } from '@yard/contracts';
import { openPart, page, pagesOf, supportTicketRecord } from '@yard/testing/screen';
import { useRecords } from './use-records';

function Tickets() {
  const { data } = useRecords(supportTicketType, { resolved: false, page: 3 });
  return <p>{data ? `Page ${data.current_page}: ${data.data.map(({ id }) => id).join()}` : 'Loading'}</p>;
}

it('shows the last page where the one that was asked for is gone', async () => {
  const first = [supportTicketRecord({ id: 1 })];
  const last = [supportTicketRecord({ id: 2 })];
  const { asked } = openPart(<Tickets />, { answers: { 'GET /api/support_tickets': pagesOf(first, last) } });

  await page.findByText('Page 2: 2');
  expect(asked('GET /api/support_tickets')).toEqual([
    { resolved: 'false', page: '3' },
    { resolved: 'false', page: '2' },
  ]);
});
