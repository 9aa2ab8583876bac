import { fireEvent } from '@testing-library/react';
import { Controlled, openPart, page, type Screen } from '@yard/testing/screen';
import type { RichTextFieldProps } from '../src/editor/rich-text';
import { RichTextField } from '../src/editor/rich-text-field';

/** Opens a field with this text; `kept()` is what it comes to. */
export const openText = (first: string, field: Partial<RichTextFieldProps> = {}) =>
  openPart(
    <Controlled first={first}>
      {(value, set) => (
        <>
          <RichTextField label="Text" name="content" value={value} onChange={set} {...field} />
          <button onClick={() => set('<p>Of another</p>')}>Take over</button>
        </>
      )}
    </Controlled>,
  );

export const text = () => page.findByRole('textbox', { name: 'Text' });
export const tool = (name: string) => page.findByRole('button', { name });

export async function markAll(person: Screen['person']) {
  const written = await text();
  await person.click(written);
  document.getSelection()?.selectAllChildren(written.firstElementChild ?? written);
  fireEvent(document, new Event('selectionchange'));
}
