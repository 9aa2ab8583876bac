import { Controlled, openPart, page } from '@yard/testing/screen';
import type { ReactNode } from 'react';

export const opened = async (part: ReactNode) => {
  const { person } = openPart(part);
  await page.findByTestId('field');
  return person;
};

/** A field with what a form keeps for it. */
export const openedField = <Value,>(
  first: Value,
  field: (at: { value: Value; onChange: (value: Value) => void }) => ReactNode,
) => opened(<Controlled first={first}>{(value, onChange) => field({ value, onChange })}</Controlled>);
