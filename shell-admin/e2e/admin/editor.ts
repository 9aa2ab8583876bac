import type { Visitor } from '@yard/testing';

type Box = ReturnType<Visitor['page']['getByRole']>;

const LATER = 'new Promise((resolve) => setTimeout(resolve, 100))';

/**
 * Goes behind the last letter of an editor. On a busy machine ProseMirror is still being set up when its text is seen,
 * and hears of the cursor's new place only when the browser tells it: what is typed before that stands at the old one.
 */
export async function toEnd(text: Box): Promise<void> {
  await text.focus();
  await text.page().evaluate(LATER);
  await text.press('Control+End');
  await text.page().evaluate(LATER);
}
