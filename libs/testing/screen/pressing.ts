import { waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

function topmostDialog(): HTMLElement {
  const dialog = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].at(-1);
  if (!dialog) throw new Error('There is no dialog');
  return dialog;
}

/** Once it is there and can be pressed: some wait for their code. */
const enabled = (container: () => HTMLElement, name: string | RegExp) =>
  waitFor(() => {
    const button = within(container()).getByRole<HTMLButtonElement>('button', { name });
    if (button.disabled) throw new Error(`“${String(name)}” cannot be pressed`);
    return button;
  });

export const pressing = (person: UserEvent) => ({
  press: async (name: string | RegExp) => person.click(await enabled(() => document.body, name)),
  pressInDialog: async (name: string | RegExp) => person.click(await enabled(topmostDialog, name)),
});
