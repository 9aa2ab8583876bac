import { openPart, page, waitFor } from '@yard/testing/screen';
import { useState } from 'react';
import { FilterBar } from './filter-bar';

function Filtered({ onSettle }: { onSettle: (text: string) => void }) {
  const [text, setText] = useState('crane');
  const settle = (typed: string) => {
    onSettle(typed);
    setText(typed);
  };
  return (
    <>
      <FilterBar
        label="Search machines"
        placeholder="Name"
        value={text}
        onSettle={settle}
        clean={(typed) => typed.replace('%', '')}
      >
        <button onClick={() => setText('')}>All</button>
      </FilterBar>
      <p>{`By “${text}”`}</p>
    </>
  );
}

it('narrows a list once the typing pauses, by Enter at once, and follows from outside', async () => {
  const onSettle = jest.fn();
  const { person } = openPart(<Filtered onSettle={onSettle} />);
  const box = await page.findByRole('searchbox', { name: 'Search machines' });
  expect(box).toHaveProperty('value', 'crane');
  await person.type(box, '% 2 ');
  expect(box).toHaveProperty('value', 'crane 2 ');
  expect(onSettle).not.toHaveBeenCalled();
  await page.findByText('By “crane 2”');
  expect(onSettle.mock.calls).toEqual([['crane 2']]);
  expect(box).toHaveProperty('value', 'crane 2 ');
  await person.type(box, 'x{Enter}');
  expect(page.getByText('By “crane 2 x”')).toBeTruthy();
  await person.click(page.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(box).toHaveProperty('value', ''));
  expect(page.getByText('By “”')).toBeTruthy();
  await person.keyboard('/');
  expect(document.activeElement).toBe(box);
});
