import { page, pagesOf, refused, waitFor, within } from '@yard/testing/screen';
import { openDesk } from '../test/tickets-screen';

const filter = { id: 4, name: 'Closed ones', list_path: '/tickets', query: 'state=closed' };
/** Until its code has come, the button is there without a use. */
const menu = () =>
  waitFor(() => {
    const button = page.getByRole<HTMLButtonElement>('button', { name: /^Saved filters/ });
    expect(button.disabled).toBe(false);
    return button;
  });

it('saves the filters that a list has for all admins', async () => {
  const { person, sent, asked, answer } = openDesk('/tickets?state=open&page=2&ticket=5');
  await person.click(await menu());
  await person.click(await page.findByRole('menuitem', { name: 'Save these filters' }));
  const sheet = await page.findByRole('dialog', { name: 'Save these filters' });
  expect(sheet.textContent).toBe(
    'Save these filtersNameAll admins find it on this list and in the search.Save',
  );
  answer('POST /api/saved_filters', refused({ name: ['The name field is taken.'] }));
  await person.type(within(sheet).getByLabelText('Name'), 'Open ones');
  await person.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(await page.findByText('“Name” is taken.')).toBeTruthy();
  answer('POST /api/saved_filters', filter);
  await person.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(await page.findByText('The filters are saved for all admins')).toBeTruthy();
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(sent().at(-1)).toEqual({
    call: 'POST /api/saved_filters',
    body: { name: 'Open ones', list_path: '/tickets', query: 'state=open' },
  });
  expect(asked('GET /api/saved_filters')[0]).toEqual({ list_path: '/tickets', per_page: '100' });
});

it('takes saved filters, and deletes them once it is asked twice', async () => {
  const { person, sent, address, answer } = openDesk('/tickets', {
    'GET /api/saved_filters': pagesOf([], [filter]),
  });
  await page.findByText('Cards');
  await person.click(await menu());
  expect(
    (await page.findAllByRole('menuitem')).map((one) => [one.textContent, one.getAttribute('aria-disabled')]),
  ).toEqual([
    ['Closed ones', null],
    ['Save these filters', 'true'],
  ]);
  await person.click(page.getByRole('menuitem', { name: 'Closed ones' }));
  await waitFor(() => expect(address()).toBe('/tickets?state=closed'));
  const taken = await menu();
  expect(taken.textContent).toBe('Closed ones');
  await person.click(taken);
  await person.click(await page.findByRole('menuitem', { name: 'Delete “Closed ones”' }));
  const question = await page.findByRole('alertdialog', { name: 'Delete “Closed ones”?' });
  expect(question.textContent).toBe(
    'Delete “Closed ones”?The saved filters are gone for all admins. The list stays as it is.CancelDelete',
  );
  await person.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);
  answer('DELETE /api/saved_filters/4', { status: 204 });
  await person.click(await menu());
  await person.click(await page.findByRole('menuitem', { name: 'Delete “Closed ones”' }));
  await person.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await page.findByText('“Closed ones” is deleted')).toBeTruthy();
  expect(sent()).toEqual([{ call: 'DELETE /api/saved_filters/4', body: null }]);
});
