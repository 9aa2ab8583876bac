import type { FieldProps } from '@yard/data';
import { Box, Button, TextField } from '@yard/ui';
import { useState } from 'react';
import { meantAddress } from './meant-address';

/** The address of an account; once it is left, a mistyped mail host is corrected by one press. */
export function EmailField(field: FieldProps<string>) {
  const [left, setLeft] = useState('');
  const meant = left === field.value ? meantAddress(left) : null;
  return (
    <div onBlur={() => setLeft(field.value)}>
      <TextField label="Email" type="email" autoComplete="username" {...field} />
      <Box hangs role="status">
        {meant && (
          <Button small kind="quiet" onPress={() => field.onChange(meant)}>
            Did you mean {meant}?
          </Button>
        )}
      </Box>
    </div>
  );
}
