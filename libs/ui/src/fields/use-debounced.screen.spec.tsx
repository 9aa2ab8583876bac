import { openPart, page, waitFor } from '@yard/testing/screen';
import { useState } from 'react';
import { SearchField } from './search-field';
import { trimmed, useDebounced } from './use-debounced';

/** An address that answers when it is let: with each value that was handed on, one behind the other. */
function Addressed() {
  const [value, setValue] = useState('');
  const [waiting, setWaiting] = useState<string[]>([]);
  const [typed, setTyped] = useDebounced(value, (text) => setWaiting((before) => [...before, text]), {
    clean: trimmed,
    pauseMs: 0,
  });
  const answer = () => {
    setValue(waiting[0] ?? value);
    setWaiting(waiting.slice(1));
  };
  return (
    <>
      <SearchField label="Place" value={typed} onChange={setTyped} />
      <button onClick={answer}>Answer</button>
      <button onClick={() => setValue('')}>Back</button>
      <p>{`at “${value}”, then ${waiting.join(', ')}`}</p>
    </>
  );
}

it('keeps what is typed while the address follows, and follows an address of somebody else', async () => {
  const { person } = openPart(<Addressed />);
  const box = await page.findByRole('searchbox', { name: 'Place' });
  const answer = () => person.click(page.getByRole('button', { name: 'Answer' }));
  await person.type(box, '7');
  await page.findByText('at “”, then 7');
  await person.type(box, '8 ');
  await page.findByText('at “”, then 7, 78');

  await answer();
  expect(page.getByText('at “7”, then 78')).toBeTruthy();
  expect(box).toHaveProperty('value', '78 ');
  await answer();
  expect(box).toHaveProperty('value', '78 ');

  await person.click(page.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(box).toHaveProperty('value', ''));
});
