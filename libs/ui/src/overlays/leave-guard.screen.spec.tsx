import { openPart, page, waitFor } from '@yard/testing/screen';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLeaveGuard } from './use-leave-guard';

const press = (name: string) => page.findByRole('button', { name });
function Guarded({ beside }: { beside?: string }) {
  const [text, setText] = useState('');
  const mayLeave = useLeaveGuard(() => text !== '', beside);
  const [answer, setAnswer] = useState('');
  return (
    <>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="/else">Elsewhere</Link>
      <Link to="/part?open=2">Another</Link>
      <button onClick={() => void mayLeave().then((is) => setAnswer(`may leave: ${is}`))}>Close</button>
      <p>{answer}</p>
    </>
  );
}
const QUESTION = 'Leave without saving?What you changed here is not saved yet.StayLeave without saving';

it('asks before what is not saved is lost', async () => {
  const { person, address } = openPart(<Guarded />);
  await person.type(await page.findByLabelText('Text'), 'a');
  await person.click(page.getByText('Another'));
  expect(address()).toBe('/part?open=2');
  await person.click(page.getByText('Elsewhere'));
  expect((await page.findByRole('alertdialog')).textContent).toBe(QUESTION);
  await person.click(await press('Stay'));
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(address()).toBe('/part?open=2');
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  await person.click(page.getByText('Elsewhere'));
  await person.click(await press('Leave without saving'));
  await waitFor(() => expect(address()).toBe('/else'));
});

it('asks where the record beside a list is left, and asks nothing where all is saved', async () => {
  const { person, address } = openPart(<Guarded beside="open" />);
  await person.click(await press('Close'));
  expect(await page.findByText('may leave: true')).toBeTruthy();
  await person.type(page.getByLabelText('Text'), 'a');
  await person.click(page.getByText('Another'));
  await person.click(await press('Stay'));
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(address()).toBe('/part');
  await person.click(await press('Close'));
  await person.click(await press('Stay'));
  expect(await page.findByText('may leave: false')).toBeTruthy();
  await person.clear(page.getByLabelText('Text'));
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(false);
  await person.click(page.getByText('Elsewhere'));
  await waitFor(() => expect(address()).toBe('/else'));
});

it('leads back who goes a step back, and asks before it goes', async () => {
  const { person, address } = openPart(<Guarded beside="open" />);
  await person.click(await page.findByText('Another'));
  expect(address()).toBe('/part?open=2');
  await person.type(page.getByLabelText('Text'), 'a');
  const back = jest.spyOn(window.history, 'go');
  window.history.back();
  expect((await page.findByRole('alertdialog')).textContent).toBe(QUESTION);
  expect(back.mock.calls).toEqual([[1]]);
  await waitFor(() => expect(address()).toBe('/part?open=2'));
  await person.click(await press('Stay'));
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(address()).toBe('/part?open=2');
  window.history.back();
  await page.findByRole('alertdialog');
  await waitFor(() => expect(address()).toBe('/part?open=2'));
  await person.click(await press('Leave without saving'));
  await waitFor(() => expect(address()).toBe('/part'));
  expect(back.mock.calls).toEqual([[1], [1], [-1]]);
});
