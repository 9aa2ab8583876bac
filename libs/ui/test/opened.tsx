import { openPart, page } from '@yard/testing/screen';
import type { ReactNode } from 'react';

export const opened = async (part: ReactNode) => {
  const { person } = openPart(part);
  await page.findByTestId('field');
  return person;
};
