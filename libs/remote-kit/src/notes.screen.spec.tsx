import { supportTicketType } from '@yard/contracts';
import { currentUser, listOf, openScreen, page, supportTicketRecord, waitFor } from '@yard/testing/screen';
import { MachineName, PersonName } from './admin-names';
import { Notes } from './notes/notes';

const ada = currentUser({ id: 1, name: 'Ada Admin', admin: true, role: 'admin' });
const route = (path: string, name: string) => ({ path, page: name, access: 'any', title: '' });
const open = (path: string, answers: object = {}) =>
  openScreen(
    {
      manifest: { routes: [route('/notes', 'Notes'), route('/names', 'Names')], nav: [], slots: [] },
      entry: {
        pages: {
          Notes: () => Promise.resolve({ default: () => <Notes on={supportTicketType} id={5} /> }),
          Names: () =>
            Promise.resolve({
              default: () => (
                <>
                  <PersonName id={3} name="Ray" /> <MachineName id={7} name="Crane" />{' '}
                  <PersonName id={null} name="Nobody" />
                </>
              ),
            }),
        },
        slots: {},
      },
      site: 'admin',
    },
    path,
    { user: ada, answers: { ...answers } },
  );
const press = (name: string | RegExp) => page.findByRole('button', { name });
const NOTES = '/api/support_tickets/5/notes';
const note = { id: 1, user_name: 'Ada Admin', content: 'Called him.', created_at: '2026-11-19T15:00:00Z' };

it('lists the notes of a record, and adds one', async () => {
  const { person, sent, asked, answer, tell, channels } = open('/notes', {
    [`GET ${NOTES}`]: { status: 403, body: { message: 'No.' } },
  });
  expect((await page.findByRole('alert')).textContent).toBe('We couldn’t load the notesTry again');
  answer(`GET ${NOTES}`, listOf([note]));
  await person.click(await press('Try again'));
  await page.findByText('Called him.');
  expect(page.getByRole('region', { name: 'Notes for admins' }).textContent).toBe(
    'Notes for adminsCalled him.Ada Admin, Thu, Nov 19, 2026, 9:00 AMNew noteAdd the note',
  );
  await person.click(await press('Add the note'));
  expect(await page.findByText('“New note” is required.')).toBeTruthy();
  answer(`POST ${NOTES}`, note);
  await person.type(page.getByLabelText('New note'), 'Again');
  await person.click(await press('Add the note'));
  await waitFor(() => expect(page.getByLabelText('New note')).toHaveProperty('value', ''));
  expect(sent()).toEqual([{ call: `POST ${NOTES}`, body: { content: 'Again' } }]);
  expect(asked(`GET ${NOTES}`).at(-1)).toEqual({ per_page: '100', sort: 'created_at', direction: 'asc' });
  await waitFor(() => expect(channels()).toContain('support_tickets'));
  answer(`GET ${NOTES}`, listOf([note, { ...note, id: 2, content: 'By another' }]));
  tell('support_tickets', 'saved', { model: supportTicketRecord({ id: 5 }) });
  expect(await page.findByText('By another')).toBeTruthy();
});

it('leads admins from names to what they are of', async () => {
  open('/names');
  const links = await page.findAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Ray #/users/3',
    'Crane #/machines/7',
  ]);
  expect(document.getElementById('content')?.textContent).toBe('Ray Crane Nobody');
});
