import { listOf, openPart, page, people, waitFor } from '@yard/testing/screen';
import { FindButton } from './find-button';

const nav = [
  { to: '/users', label: 'Users', icon: 'people' },
  { to: '/mails', label: 'Mails', icon: 'mail' },
] as const;
const open = () =>
  openPart(
    <>
      <FindButton nav={nav} />
      <input aria-label="Note" />
    </>,
    {
      site: 'admin',
      user: people.ada,
      answers: {
        'GET /api/saved_filters': listOf([]),
        'GET /api/batch_runs': listOf([]),
        'GET /api/find': { results: [] },
      },
    },
  );
const field = () => page.findByRole<HTMLInputElement>('searchbox', { name: /^Number, name/ });

it.each([
  ['Ctrl K', '{Control>}k{/Control}'],
  ['Ctrl K in a field', '{Control>}k{/Control}'],
])('keeps what is typed right after %s, before its field is there', async (way, keys) => {
  const { person, asked } = open();
  await page.findByRole('button', { name: 'Find anything' });
  const note = page.getByLabelText<HTMLInputElement>('Note');
  if (way.endsWith('field')) note.focus();
  await person.keyboard(`${keys}55520x{Backspace}00`);

  expect((await field()).value).toBe('5552000');
  expect(note.value).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(page.getByRole('searchbox', { name: /^Number/ })));
  await person.keyboard('29');
  expect((await field()).value).toBe('555200029');
  await waitFor(() => expect(asked('GET /api/find').at(-1)).toEqual({ q: '555200029' }));
});

it('begins anew when it is opened again, and is given up by Escape before it is there', async () => {
  const { person } = open();
  await page.findByRole('button', { name: 'Find anything' });
  await person.keyboard('{Control>}k{/Control}old{Escape}');
  expect(page.queryByRole('dialog')).toBeNull();
  await person.keyboard('{Control>}k{/Control}');
  expect((await field()).value).toBe('');
});
