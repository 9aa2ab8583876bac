import type { OpenModal } from './modal-stack';
import { stackActions } from './stack-actions';

/** A page's stack, and who was told that a dialog closed. */
function page() {
  let stack: readonly OpenModal[] = [];
  const told: string[] = [];
  const actions = stackActions((change) => (stack = change(stack)));
  const named = (name: string) => ({ title: name, onClose: () => void told.push(name) });
  return { ...actions, told, named, open: (name: string) => actions.open(null, named(name)), shown };

  function shown() {
    return stack.map(({ options }) => options.title);
  }
}

it('puts a later dialog on top of the others, which stay (requirement 1.15)', () => {
  const { open, close, shown } = page();
  open('Machine');
  open('Sure?');
  expect(shown()).toEqual(['Machine', 'Sure?']);

  close();

  expect(shown()).toEqual(['Machine']);
});

it('puts a later dialog in the place of the top one (requirement 2.21), or opens it where there is none', async () => {
  const { open, replaceTop, named, shown, told } = page();
  replaceTop(null, named('First'));
  open('Card');

  replaceTop(null, named('Bank'));
  await Promise.resolve();

  expect(shown()).toEqual(['First', 'Bank']);
  expect(told).toEqual(['Card']);
});

it('closes the one that is named, wherever it lies, and each hears of its own end', async () => {
  const { open, close, closeAll, shown, told } = page();
  const below = open('Below');
  open('Above');
  close(below);
  await Promise.resolve();
  expect([shown(), told]).toEqual([['Above'], ['Below']]);
  open('Top');

  closeAll();
  close();
  await Promise.resolve();

  expect([shown(), told]).toEqual([[], ['Below', 'Above', 'Top']]);
});
