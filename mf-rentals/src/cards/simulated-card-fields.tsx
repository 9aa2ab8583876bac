import { FieldRow, NumberField, TextField } from '@yard/ui';
import type { CardDraft } from './use-simulated-card';
import type { ServerForm } from '@yard/data';
import styles from './cards.module.css';

/** Numbers of the test cards and what becomes of each: docs/wire.md section 6. */
const testCards = [
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0027 6000 3184', 'needs an approval by the bank'],
] as const;

/** The form of the simulator: number, expiry and security code. */
export function SimulatedCardFields({ form }: { form: ServerForm<CardDraft> }) {
  return (
    <div className={styles.newCard}>
      <TextField
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={23}
        icon="card"
        {...form.field('number')}
      />
      <FieldRow>
        <NumberField label="Month of expiry" whole placeholder="MM" {...form.field('exp_month')} />
        <NumberField label="Year of expiry" whole placeholder="YYYY" {...form.field('exp_year')} />
        <TextField
          label="Security code"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          {...form.field('cvc')}
        />
      </FieldRow>
      <details className={styles.tests}>
        <summary>Test cards</summary>
        <ul>
          {testCards.map(([number, outcome]) => (
            <li key={number}>
              <code>{number}</code> {outcome}
            </li>
          ))}
        </ul>
        <p>Any later month and any security code. No real money moves.</p>
      </details>
    </div>
  );
}
