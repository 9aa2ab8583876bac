import { act } from '@testing-library/react';
import { openPart, page, waitFor } from '@yard/testing/screen';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLoader, useLoaderWhile } from './loader';
import { useToast } from './toast';

const press = (name: string) => page.findByRole('button', { name });
function Toasting() {
  const { show, visible, message } = useToast();
  const navigate = useNavigate();
  return (
    <>
      <p>{`${visible}: ${message}`}</p>
      <button onClick={() => show('Saved')}>Save</button>
      <button onClick={() => show('Failed', { tone: 'bad' })}>Fail</button>
      <button onClick={() => void navigate('/part?page=2')}>Turn</button>
      <button onClick={() => void navigate('/else')}>Leave</button>
    </>
  );
}
function Working() {
  const loader = useLoader();
  const [isWaiting, setWaiting] = useState(false);
  useLoaderWhile(isWaiting);
  const [ends, setEnds] = useState<(() => void)[]>([]);
  const work = () =>
    void loader.run(() => new Promise<void>((resolve) => setEnds((all) => [...all, resolve])));
  return (
    <>
      <p>{`waiting: ${loader.waiting}, visible: ${loader.visible}`}</p>
      <button onClick={work}>Work</button>
      <button onClick={() => ends.forEach((end) => end())}>End</button>
      <button onClick={() => setWaiting(!isWaiting)}>Wait</button>
    </>
  );
}

it('says something for a while, until it is put away or another page is there', async () => {
  const { person } = openPart(<Toasting />);
  await person.click(await press('Save'));
  const toast = () => document.querySelector('.toast');
  expect([toast()?.textContent, toast()?.className]).toEqual(['Saved', 'toast good']);
  expect(page.getByText('true: Saved')).toBeTruthy();
  await person.click(await press('Fail'));
  expect([toast()?.textContent, toast()?.className]).toEqual(['Failed', 'toast bad']);
  await person.click(await press('Turn'));
  expect(toast()).not.toBeNull();
  await person.click(await press('Dismiss message'));
  expect(toast()).toBeNull();
  expect(page.getByText('false: Failed')).toBeTruthy();
  await person.click(await press('Save'));
  await person.click(await press('Leave'));
  await waitFor(() => expect(toast()).toBeNull());
});

it('says of a press that went wrong what nobody else says', async () => {
  const thrown = (error: unknown, after = 0) => {
    const event = new ErrorEvent('error', { error });
    Object.defineProperty(event, 'timeStamp', { value: event.timeStamp + after });
    act(() => void window.dispatchEvent(event));
  };
  const { person } = openPart(<button>Press</button>);
  const said = () => page.queryByText(/^Something went wrong here, and that didn’t work/);
  await person.click(await press('Press'));
  thrown(null);
  thrown(new DOMException('', 'AbortError'));
  thrown(new TypeError('of something else'), 6000);
  expect(said()).toBeNull();
  thrown(new TypeError('x is not a function'));
  expect(said()).toBeTruthy();
});

it('shows that something is waited for, after a moment and until all of it is done', async () => {
  const { person } = openPart(<Working />);
  await person.click(await press('Work'));
  expect(page.getByText('waiting: true, visible: false')).toBeTruthy();
  await page.findByText('Working…');
  await person.click(await press('Hide the loading indicator'));
  await waitFor(() => expect(page.queryByText('Working…')).toBeNull());
  await person.click(await press('Work'));
  await page.findByText('Working…');
  await person.click(await press('End'));
  await page.findByText('waiting: false, visible: false');
  await person.click(await press('Wait'));
  await page.findByText('waiting: true, visible: true');
  await person.click(await press('Wait'));
  await page.findByText('waiting: false, visible: false');
});
