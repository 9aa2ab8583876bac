import { openPart, page, waitFor } from '@yard/testing/screen';
import { useShortcut } from './shortcuts';

function Keys({ told }: { told: (by: string) => void }) {
  useShortcut('/', 'Find anything', () => told('anything'));
  useShortcut('Ctrl K', 'Find anything, from anywhere');
  useShortcut('/', 'Search payments', () => told('payments'));
  return <p>A list</p>;
}

it('lists the keys that act, and of two for one key the later', async () => {
  const told: string[] = [];
  const { person } = openPart(<Keys told={(by) => told.push(by)} />);

  await waitFor(async () => {
    await person.keyboard('/');
    expect(told).toContain('payments');
  });
  await person.keyboard('?');

  const dialog = await page.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect([...dialog.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'Find anything, from anywhereCtrlK',
    'Search payments/',
    'Show this list?',
  ]);
  expect(told).not.toContain('anything');
});
