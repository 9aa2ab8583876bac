import { Box, FieldRow, Hint, Stack, TextField } from '@yard/ui';
import type { CardDraft } from './use-simulated-card';
import type { ServerForm } from '@yard/data';
import { expiryText, numberText } from './card-text';

/** Numbers of the test cards and what becomes of each: docs/wire.md section 6. */
const testCards = [
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000 0000 0000 0002', 'is declined when you add it'],
  ['4000 0000 0000 0341', 'is saved, and declined when it’s charged'],
  ['4000 0027 6000 3184', 'needs the bank’s approval for each charge'],
] as const;

export function SimulatedCardFields({ form }: { form: ServerForm<CardDraft> }) {
  return (
    <Stack gap={4} pad={4} framed>
      <TextField
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={40}
        icon="card"
        {...form.field('number')}
        onChange={(typed) => form.set({ number: numberText(typed) })}
      />
      <FieldRow>
        <TextField
          label="Expiry"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM/YY"
          maxLength={12}
          {...form.field('expiry')}
          onChange={(typed) => form.set({ expiry: expiryText(form.values.expiry, typed) })}
        />
        <TextField
          label="Security code"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          {...form.field('cvc')}
        />
      </FieldRow>
      <TestCards />
    </Stack>
  );
}

function TestCards() {
  return (
    <Hint as="details">
      <summary>Test cards</summary>
      <Box as="ul" marked below={2}>
        {testCards.map(([number, outcome]) => (
          <li key={number}>
            <code>{number}</code> {outcome}
          </li>
        ))}
      </Box>
      <p>Any later month and any security code. No real money moves.</p>
    </Hint>
  );
}
