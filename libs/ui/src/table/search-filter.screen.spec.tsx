import { openPart, page, waitFor } from '@yard/testing/screen';
import { useState } from 'react';
import { FilterBar } from './filter-bar';

function Filtered({ onSearch }: { onSearch: (text: string) => void }) {
  const [text, setText] = useState('crane');
  const settle = (typed: string) => {
    onSearch(typed);
    setText(typed);
  };
  return (
    <>
      <FilterBar
        label="Search machines"
        placeholder="Name"
        value={text}
        onSearch={settle}
        clean={(typed) => typed.replace('%', '')}
      >
        <button onClick={() => setText('')}>All</button>
      </FilterBar>
      <p>{`By “${text}”`}</p>
    </>
  );
}

it('narrows a list once the typing pauses, by Enter at once, and follows from outside', async () => {
  const onSearch = jest.fn();
  const { person } = openPart(<Filtered onSearch={onSearch} />);
  const box = await page.findByRole('searchbox', { name: 'Search machines' });
  expect(box).toHaveProperty('value', 'crane');
  await person.type(box, '% 2 ');
  expect(box).toHaveProperty('value', 'crane 2 ');
  expect(onSearch).not.toHaveBeenCalled();
  await page.findByText('By “crane 2”');
  expect(onSearch.mock.calls).toEqual([['crane 2']]);
  expect(box).toHaveProperty('value', 'crane 2 ');
  await person.type(box, 'x{Enter}');
  expect(page.getByText('By “crane 2 x”')).toBeTruthy();
  await person.click(page.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(box).toHaveProperty('value', ''));
  expect(page.getByText('By “”')).toBeTruthy();
  await person.keyboard('/');
  expect(document.activeElement).toBe(box);
});
