import { openPart, page, waitFor } from '@yard/testing/screen';
import { choice } from './choice';
import { Question } from './question';
import RecordingQuestion from './recording-question';

jest.mock('../recordings/recorder', () => ({ begin: jest.fn(() => Promise.resolve()), end: jest.fn() }));
const press = (name: string) => page.findByRole('button', { name });
const WHY = 'What you type and what is personal is hidden; it is deleted after 30 days.';

it('asks who has not been asked, and takes a no', async () => {
  const { person, sent } = openPart(<RecordingQuestion />);
  const question = await page.findByRole('group', { name: 'Problem recording' });
  expect(question.textContent).toBe(
    `May we keep a recording of the page when something breaks or you write to support?${WHY}AllowNo, thanks`,
  );
  await person.click(await press('No, thanks'));
  await waitFor(() => expect(page.queryByRole('group')).toBeNull());
  expect([choice.get(), sent()]).toEqual([null, []]);
});

it('takes a yes, and makes the secret that withdraws it', async () => {
  const { person } = openPart(<RecordingQuestion />);
  await person.click(await press('Allow'));
  await waitFor(() => expect(page.queryByRole('group')).toBeNull());
  expect(choice.get()).toMatch(/^[0-9a-f-]{36}$/);
});

it('asks nobody twice', async () => {
  choice.refuse();
  openPart(
    <>
      <RecordingQuestion />
      <p>Page</p>
    </>,
  );
  await page.findByText('Page');
  expect(page.queryByRole('group')).toBeNull();
});

it('deletes what was kept where somebody withdraws, and says where it could not', async () => {
  localStorage.setItem('recordings', 'secret');
  const done = jest.fn();
  const { person, sent, answer } = openPart(<Question wasAllowed onDone={done} />, {
    answers: { 'POST /api/recordings/withdraw': { status: 403, body: { message: 'No.' } } },
  });
  const stop = await press('Stop and delete');
  const content = document.getElementById('content');
  const words = `You let us keep a recording of the page when something breaks or you write to support.${WHY}`;
  expect(content?.textContent).toBe(`${words}Keep it soStop and delete`);
  await person.click(stop);
  expect((await page.findByRole('alert')).textContent).toBe(
    'Nothing is recorded any more. What was kept could not be deleted just now; try again.',
  );
  expect([choice.get(), done.mock.calls.length]).toEqual([null, 0]);
  answer('POST /api/recordings/withdraw', { status: 204 });
  await person.click(stop);
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(sent().map(({ body }) => body)).toEqual([{ visitor: 'secret' }, { visitor: 'secret' }]);
});
