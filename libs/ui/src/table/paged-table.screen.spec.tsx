import { openPart, page, within } from '@yard/testing/screen';
import { PagedTable, type PagedTableProps } from './paged-table';
import { Pagination } from './pagination';
import { rows, columns, cells, type Row } from '../../test/columns';

function Paged(props: Partial<PagedTableProps<Row>>) {
  const answer = {
    data: { data: rows, current_page: 2, last_page: 3, total: 1234 },
    error: null,
    isFetching: false,
    refetch: jest.fn(),
  };
  return (
    <PagedTable
      label="Payments"
      noun="payment"
      columns={columns.slice(0, 1)}
      rowKey={({ id }) => id}
      answer={answer}
      explain={(error) => `So: ${error.message}`}
      onPage={jest.fn()}
      {...props}
    />
  );
}

const answerOf = (data: object | undefined, more: object = {}) => ({
  data: data && { data: rows, current_page: 1, last_page: 1, total: 3, ...data },
  error: null,
  isFetching: false,
  refetch: jest.fn(),
  ...more,
});

it('turns the pages of a list', async () => {
  const onPage = jest.fn();
  const { person } = openPart(<Paged onPage={onPage} inOrder={(all) => all.toReversed()} />);
  const pages = await page.findByRole('navigation', { name: 'Pages' });
  expect(pages.textContent).toBe('Page 2 of 3 · 1,234 paymentsPreviousNext');
  expect(cells().flat()).toEqual(['Name', 'Loader$240', 'Lift$90', 'Crane$530']);
  await person.click(within(pages).getByRole('button', { name: 'Next' }));
  await person.click(within(pages).getByRole('button', { name: 'Previous' }));
  expect(onPage.mock.calls).toEqual([[3], [1]]);
});

it.each([
  [3, '3 payments'],
  [1, '1 payment'],
  [0, ''],
])('counts %i on the only page', async (total, words) => {
  openPart(<Paged answer={answerOf({ total })} />);
  await page.findByRole('table');
  expect(document.querySelector('.pages p')?.textContent ?? '').toBe(words);
  expect(page.queryByRole('navigation')).toBeNull();
});

it('knows the plural of a word in y', async () => {
  openPart(<Paged noun="reply" answer={answerOf({ total: 2 })} />);
  expect(await page.findByText('2 replies')).toBeTruthy();
});

it('says why a page could not be loaded, and is busy while it is asked for again', async () => {
  const refetch = jest.fn();
  const failed = { error: new Error('no'), refetch };
  const { person } = openPart(<Paged answer={answerOf(undefined, failed)} />);
  expect((await page.findByRole('alert')).textContent).toBe('We couldn’t load the paymentsSo: noTry again');
  await person.click(page.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('keeps the page that it has where asking again failed', async () => {
  openPart(<Paged answer={answerOf({}, { error: new Error('no'), isFetching: true })} />);
  expect(await page.findByRole('table')).toBeTruthy();
});

it.each([
  [1, true, false],
  [2, false, false],
  [3, false, true],
])('offers on page %i what is before and after it', async (at, isFirst, isLast) => {
  openPart(<Pagination page={at} lastPage={3} onPage={jest.fn()} />);
  expect((await page.findByRole('navigation')).textContent).toBe(`Page ${at} of 3PreviousNext`);
  expect(page.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', isFirst);
  expect(page.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', isLast);
});
