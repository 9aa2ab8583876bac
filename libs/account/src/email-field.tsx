import type { FieldProps } from '@yard/data';
import { Box, Button, TextField } from '@yard/ui';
import { type FocusEvent, useRef, useState } from 'react';
import { meantAddress } from './meant-address';

/** The address of an account; once it is left, a mistyped mail host is corrected by one press. */
export function EmailField(field: FieldProps<string>) {
  const [left, setLeft] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const meant = left === field.value ? meantAddress(left) : null;
  const correct = (address: string) => {
    field.onChange(address);
    // The button that was pressed is gone.
    place.current?.querySelector('input')?.focus();
  };
  // Under a press on the form's button that button would move away.
  const leave = ({ relatedTarget }: FocusEvent) =>
    relatedTarget instanceof HTMLInputElement && setLeft(field.value);
  return (
    <div ref={place} onBlur={leave}>
      <TextField label="Email" type="email" autoComplete="username" {...field} />
      <Box hangs role="status">
        {meant && (
          <Button small kind="quiet" onPress={() => correct(meant)}>
            Did you mean {meant}?
          </Button>
        )}
      </Box>
    </div>
  );
}
