import { act, page, waitFor, within } from '@yard/testing/screen';
import { openDesk, press, resolve } from '../test/tickets-screen';

it('does something with several rows, one after the other, and says what became of each', async () => {
  resolve.mockReset().mockResolvedValueOnce({}).mockRejectedValueOnce(new Error('It is closed.'));
  const { person } = openDesk();
  await page.findByText('Cards');
  await person.click(page.getByRole('checkbox', { name: 'Select T-6' }));
  const bar = await page.findByRole('region', { name: 'Selected tickets' });
  expect(bar.textContent).toBe('1 selectedResolveSelect all 3 of this pageSelect none');
  await person.click(within(bar).getByRole('button', { name: 'Select none' }));
  expect(page.queryByRole('region', { name: 'Selected tickets' })).toBeNull();
  await person.click(page.getByRole('checkbox', { name: 'Select T-6' }));
  await person.click(await press('Select all 3 of this page'));
  await person.click(await press('Resolve'));
  const sheet = await page.findByRole('dialog', { name: 'Resolve: 3 tickets' });
  const outcomes = () =>
    within(sheet)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(outcomes()).toEqual(['T-5Will be resolved', 'T-6Is resolved', 'T-7Will be resolved']);
  await person.click(await press('Resolve 2 tickets'));
  await page.findByText('2 of 2 done, 1 of them refused');
  expect(outcomes()).toEqual(['T-5Resolved', 'T-6Is resolved', 'T-7It is closed.']);
  expect(resolve.mock.calls.map(([{ id }]) => id)).toEqual([5, 7]);
  const [close] = within(sheet).getAllByText('Close');
  if (close) await person.click(close);
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(page.queryByRole('region', { name: 'Selected tickets' })).toBeNull();
});

it('chooses the row that has focus by its key, and does nothing with what is left out', async () => {
  const { person } = openDesk();
  await page.findByText('Cards');
  await person.keyboard('jjx');
  expect((await page.findByRole('region', { name: 'Selected tickets' })).textContent).toMatch(/^1 selected/);
  expect(page.getByRole('checkbox', { name: 'Select T-6' })).toHaveProperty('checked', true);
  await person.click(await press('Resolve'));
  expect(await page.findByRole('dialog', { name: 'Resolve: 1 ticket' })).toBeTruthy();
  expect(await press('Resolve 0 tickets')).toHaveProperty('disabled', true);
});

/** The list as a table that comes as the spec says, until the page gives it up. */
function slowTable() {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const headers = {
    'Content-Disposition': 'attachment; filename="support-tickets-2026-11-20.csv"',
    'X-Total-Count': '3200',
  };
  return {
    answer: ({ signal }: { signal?: AbortSignal | null }) => {
      signal?.addEventListener('abort', () => body?.error(signal.reason));
      return new Response(new ReadableStream({ start: (begun) => void (body = begun) }), { headers });
    },
    write: (text: string) => act(async () => body?.enqueue(new TextEncoder().encode(text))),
    close: () => act(async () => body?.close()),
  };
}

it('saves a whole list as a table, says how far it is, and gives it up without a word', async () => {
  const table = slowTable();
  const { person, asked, answer } = openDesk();
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await page.findByText('Cards');
  answer('GET /api/support_tickets', table.answer);
  await person.click(await press('Download as CSV'));
  await press('Download as CSV Working');
  await table.write('Number,Message\r\nT-5,Rates\r\nT-6,"Cards\n');
  await page.findByText('Downloading 1 of 3,200 …');
  await person.click(await press('Cancel'));
  await person.click(await press('Download as CSV'));
  expect([saved, page.queryByRole('alertdialog')]).toEqual([[], null]);
  await table.write('Number,Message\r\nT-5,"Rates\nand cards"\r\nT-6,Keys\r\n');
  await page.findByText('Downloading 2 of 3,200 …');
  await table.close();
  await waitFor(() => expect(saved).toEqual(['support-tickets-2026-11-20.csv']));
  expect(asked('GET /api/support_tickets').at(-1)).toEqual({ sort: 'subject', page: '1' });
});
