import { screen, within } from '@testing-library/react';

/** The rows of a list, each a line of its cells’ texts; the first has the heads. */
export async function tableTexts(label: string): Promise<string[]> {
  const table = await screen.findByRole('region', { name: label });
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent).join(' | '));
}

export const pageText = () => screen.getByRole('main').textContent;

export const linksIn = (part: HTMLElement = screen.getByRole('main')) =>
  Object.fromEntries(
    within(part)
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  );
