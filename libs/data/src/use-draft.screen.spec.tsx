import { openPart, page } from '@yard/testing/screen';
import { useState } from 'react';
import { useDraft } from './use-draft';

type Written = { text: string; more?: string; updated_at?: string };

function Box({ name, initial }: { name: string | null; initial: Written }) {
  const draft = useDraft<Written>(name, initial);
  return (
    <>
      <p data-testid="box">{`${JSON.stringify(draft.value)}${draft.isRestored ? ' restored' : ''}`}</p>
      {['', 'begin', 'other', 'more'].map((text) => (
        <button key={text} onClick={() => draft.set({ text })}>{`Write “${text}”`}</button>
      ))}
      <button
        onClick={() => {
          draft.set((before) => ({ ...before, text: `${before.text}a` }));
          draft.set((before) => ({ ...before, text: `${before.text}b` }));
        }}
      >
        Add twice
      </button>
      <button onClick={draft.forget}>Forget</button>
      <button onClick={draft.startOver}>Start over</button>
    </>
  );
}

function Records({ places }: { places: Record<string, { name: string | null; initial: Written }> }) {
  const [at, setAt] = useState(Object.keys(places)[0] ?? '');
  const shown = places[at];
  return (
    <>
      {shown && <Box {...shown} />}
      {Object.keys(places).map((name) => (
        <button key={name} onClick={() => setAt(name)}>{`Show ${name}`}</button>
      ))}
    </>
  );
}

const opened = async (name: string | null = 'notes/1', initial: Written = { text: 'begin' }) => {
  const { person } = openPart(
    <Records
      places={{ first: { name, initial }, second: { name: 'notes/2', initial: { text: 'other' } } }}
    />,
  );
  await page.findByTestId('box');
  return (button: string) => person.click(page.getByRole('button', { name: button }));
};
const box = () => page.getByTestId('box').textContent;
const kept = () =>
  Object.fromEntries(
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith('draft:'))
      .map((key) => [key, sessionStorage.getItem(key)]),
  );

it('keeps what is written for this reader, and no more once it is what it began with', async () => {
  const press = await opened();
  expect(box()).toBe('{"text":"begin"}');
  await press('Write “more”');
  expect(box()).toBe('{"text":"more"}');
  expect(kept()).toEqual({ 'draft:2:notes/1': '{"text":"more"}' });
  await press('Write “begin”');
  expect(kept()).toEqual({});
});

it('compares another record’s draft with that record’s own beginning', async () => {
  const press = await opened();
  await press('Show second');
  expect(box()).toBe('{"text":"other"}');
  await press('Write “begin”');
  expect(kept()).toEqual({ 'draft:2:notes/2': '{"text":"begin"}' });
  await press('Write “other”');
  expect(kept()).toEqual({});
  await press('Write “more”');
  await press('Start over');
  expect(box()).toBe('{"text":"other"}');
  expect(kept()).toEqual({});
});

it('has each record’s own draft back when it is shown again', async () => {
  const press = await opened();
  await press('Write “more”');
  await press('Show second');
  await press('Write “”');
  await press('Show first');
  expect(box()).toBe('{"text":"more"} restored');
  await press('Show second');
  expect(box()).toBe('{"text":""} restored');
  expect(kept()).toEqual({ 'draft:2:notes/1': '{"text":"more"}', 'draft:2:notes/2': '{"text":""}' });
});

it('has what an earlier version of the page kept, with what it lacks', async () => {
  sessionStorage.setItem('draft:2:notes/1', '{"more":"old"}');
  const press = await opened();
  expect(box()).toBe('{"text":"begin","more":"old"} restored');
  await press('Forget');
  expect(box()).toBe('{"text":"begin","more":"old"}');
  expect(kept()).toEqual({});
});

it('keeps what was changed alone, with the stamp of what it was changed in', async () => {
  const press = await opened('notes/1', { text: 'begin', more: 'theirs', updated_at: 'stamp 1' });
  await press('Add twice');
  expect(kept()).toEqual({ 'draft:2:notes/1': '{"text":"beginab","updated_at":"stamp 1"}' });
});

it('gives up what came back, and begins anew', async () => {
  sessionStorage.setItem('draft:2:notes/1', '{"text":"old"}');
  const press = await opened();
  expect(box()).toBe('{"text":"old"} restored');
  await press('Start over');
  expect(box()).toBe('{"text":"begin"}');
  expect(kept()).toEqual({});
});

it('lets two changes in one moment follow each other', async () => {
  const press = await opened();
  await press('Add twice');
  expect(box()).toBe('{"text":"beginab"}');
  expect(kept()).toEqual({ 'draft:2:notes/1': '{"text":"beginab"}' });
});

it('keeps nothing without a name', async () => {
  const press = await opened(null);
  await press('Write “more”');
  expect(box()).toBe('{"text":"more"}');
  expect(kept()).toEqual({});
});
