import { openPart, page, waitFor } from '@yard/testing/screen';
import { useState } from 'react';

function Rental() {
  const [days, setDays] = useState(2);
  return (
    <>
      <h1 data-testid="title">
        <b>Rental</b> of {days} days {days > 2 && 'at a lower rate'}
        {days === 2 && 'at the day rate'}
      </h1>
      <button onClick={() => setDays(days + 1)}>Longer</button>
    </>
  );
}
const words = () => page.getByTestId('title').textContent;

function translate(how: 'replaced' | 'moved'): void {
  const walk = document.createTreeWalker(page.getByTestId('title'), NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walk.nextNode()) texts.push(walk.currentNode);
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    text.parentNode?.replaceChild(outer, text);
    inner.append(how === 'moved' ? text : (text.textContent ?? ''));
  }
}

it.each(['replaced', 'moved'] as const)('shows what changes on a page whose texts were %s', async (how) => {
  const { person } = openPart(<Rental />);
  await page.findByText('Longer');
  expect(words()).toBe('Rental of 2 days at the day rate');
  translate(how);
  await person.click(page.getByText('Longer'));
  await waitFor(() => expect(words()).toBe('Rental of 3 days at a lower rate'));
  translate(how);
  await person.click(page.getByText('Longer'));
  await waitFor(() => expect(words()).toBe('Rental of 4 days at a lower rate'));
});
