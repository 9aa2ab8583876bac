import { useRecords } from '@yard/data';
import { supportTicketType } from '@yard/contracts';
import { currentUser, listOf, openScreen, page, supportTicketRecord } from '@yard/testing/screen';
import { NarrowedList } from '../src/narrowed-list';
import { ListActions, RecordTable } from '../src/record-table';
import { useUrlFilters } from '../src/use-url-filters';

const ada = currentUser({ id: 1, name: 'Ada Admin', admin: true, role: 'admin' });
const tickets = [
  supportTicketRecord({ id: 5, number: 'T-5', subject: 'Rates' }),
  supportTicketRecord({ id: 6, number: 'T-6', subject: 'Cards', resolved_at: '2026-11-20T00:00:00Z' }),
  supportTicketRecord({ id: 7, number: 'T-7', subject: 'Keys' }),
];
export const resolve = jest.fn<Promise<unknown>, [{ id: number }]>();
/** A list of the back office, with all that such lists have. */
function Desk() {
  const filters = useUrlFilters('ticket');
  const sort = filters.sortOf(['subject'], { key: 'created_at', direction: 'desc' });
  const { key, direction } = sort;
  const answer = useRecords(supportTicketType, { page: filters.page, sort: key, direction });
  return (
    <>
      <NarrowedList
        filters={filters}
        by={{ user_id: { of: 'user', label: 'Of' }, machine_id: { of: 'machine', label: 'About' } }}
      />
      <ListActions query={filters.query} />
      <RecordTable
        label="Tickets"
        noun="ticket"
        answer={answer}
        filters={filters}
        sort={sort}
        columns={[{ key: 'subject', label: 'Subject', sortable: true, render: ({ subject }) => subject }]}
        several={{
          nameOf: ({ number }) => number,
          actions: [
            {
              label: 'Resolve',
              icon: 'check',
              done: 'Resolved',
              act: resolve,
              leftOut: ({ resolved_at }) => (resolved_at ? 'Is resolved' : null),
            },
          ],
        }}
      />
      <p>{`open ${filters.open}, page ${filters.page}, query “${filters.query}”`}</p>
      <button onClick={() => filters.setOpen(null)}>Shut</button>
      <button onClick={() => filters.set({ state: 'closed' })}>Narrow</button>
    </>
  );
}
const route = (path: string, name: string) => ({ path, page: name, access: 'any', title: '' });
export const openDesk = (path = '/tickets', answers: object = {}) =>
  openScreen(
    {
      manifest: { routes: [route('/tickets', 'Desk')], nav: [], slots: [] },
      entry: { pages: { Desk: () => Promise.resolve({ default: Desk }) }, slots: {} },
      site: 'admin',
    },
    path,
    {
      user: ada,
      answers: {
        'GET /api/support_tickets': {
          ...listOf(tickets),
          first_page_url: 'http://localhost/api/support_tickets?sort=subject&page=1',
        },
        'GET /api/saved_filters': listOf([]),
        ...answers,
      },
    },
  );
export const press = (name: string | RegExp) => page.findByRole('button', { name });
