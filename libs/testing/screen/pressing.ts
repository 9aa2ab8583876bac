import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

function topmostDialog(): HTMLElement {
  const dialog = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].at(-1);
  if (!dialog) throw new Error('There is no dialog');
  return dialog;
}

export const pressing = (person: UserEvent) => ({
  press: async (name: string | RegExp) => person.click(await screen.findByRole('button', { name })),
  pressInDialog: async (name: string | RegExp) =>
    person.click(await waitFor(() => within(topmostDialog()).getByRole('button', { name }))),
});
