import { startTransition, Suspense, useState, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { choicesInLists, TakenOver } from './taken-over';

// jsdom keeps no marks.
performance.mark ??= () => ({}) as PerformanceMark;

/** A page whose fields stand in a part of its own, as remotes' pages do. */
function Fields() {
  const [sort, setSort] = useState('best');
  const [words, setWords] = useState('');
  // What only the browser knows, such as its width, draws a part again at once.
  const width = useSyncExternalStore(
    () => () => undefined,
    () => window.innerWidth,
    () => 0,
  );
  return (
    <>
      <select aria-label="Sort by" value={sort} onChange={(event) => setSort(event.target.value)}>
        <option value="best">Best</option>
        <option value="total">Total</option>
      </select>
      <input aria-label="What" value={words} onChange={(event) => setWords(event.target.value)} />
      <output>{width > 0 && `${sort}, ${words}`}</output>
    </>
  );
}

/** Takes over a drawn page. @param fill  while its frame is taken over, and its part is not */
async function takeOver(fill: () => void): Promise<string | null> {
  const page = (
    <Suspense>
      <Fields />
    </Suspense>
  );
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  const root = document.querySelector('#root') as HTMLElement;
  await new Promise<void>((done) => {
    const filled = () => {
      fill();
      done();
    };
    const Frame = () => (
      <TakenOver
        choices={() => {
          queueMicrotask(filled);
          return choices();
        }}
      >
        {page}
      </TakenOver>
    );
    const choices = choicesInLists();
    startTransition(() => void hydrateRoot(root, <Frame />));
  });
  await new Promise((done) => setTimeout(done));
  return document.querySelector('output')?.textContent ?? null;
}

it('keeps a choice that a part takes before it is taken over', async () => {
  const said = await takeOver(() => {
    const list = document.querySelector('select') as HTMLSelectElement;
    list.value = 'total';
    for (const kind of ['input', 'change']) list.dispatchEvent(new Event(kind, { bubbles: true }));
  });

  expect(said).toBe('total, ');
});

it('keeps a text that a part takes before it is taken over', async () => {
  const said = await takeOver(() => {
    const field = document.querySelector('input') as HTMLInputElement;
    field.value = 'excavator';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

  expect(said).toBe('best, excavator');
});
