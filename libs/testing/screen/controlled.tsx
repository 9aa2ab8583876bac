import { screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';

type ControlledProps<Value> = {
  first: Value;
  children: (value: Value, set: (value: Value) => void) => ReactNode;
};

/** A field around which somebody keeps its value, as a form does; `controlledValue()` tells it, `fieldWords()` what stands there. */
export function Controlled<Value>({ first, children }: ControlledProps<Value>) {
  const [value, set] = useState(first);
  return (
    <>
      <div data-testid="field">{children(value, set)}</div>
      <output data-testid="kept">{JSON.stringify(value)}</output>
    </>
  );
}

export const controlledValue = (): unknown => JSON.parse(screen.getByTestId('kept').textContent || 'null');
export const fieldWords = (): string | null => screen.getByTestId('field').textContent;

export const attributesOf = ({ attributes }: Element): Record<string, string> =>
  Object.fromEntries(
    [...attributes]
      .filter(({ name }) => !/^(id|class|style|aria-(describedby|labelledby|controls))$/.test(name))
      .map(({ name, value }) => [name, value]),
  );
