import { formatMoney } from '@kit/money';
import type { ServerForm } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import {
  Button,
  Checkbox,
  DoubtCheck,
  type Doubts,
  FieldGroup,
  FieldRow,
  Hint,
  MoneyField,
  NumberField,
  Row,
} from '@yard/ui';
import { useUsualRates } from '../machines/use-usual-rates';
import type { MachineValues } from './machine-values';

type TermsFieldsProps = { form: ServerForm<MachineValues> };
type RatesProps = TermsFieldsProps & { doubts: Doubts };

export function TermsFields({ form, doubts }: RatesProps) {
  return (
    <>
      <Rates form={form} doubts={doubts} />
      <AfterTheReturn form={form} />
      <HowItIsRented form={form} />
    </>
  );
}

function Rates({ form, doubts }: RatesProps) {
  const { currency } = useSettings();
  return (
    <FieldGroup title="Rates">
      <Hint>
        Renters pay the cheapest mix of day, week and 4-week rates that covers their dates. Without a week or
        4-week rate, only the others count.
      </Hint>
      <FieldRow>
        <MoneyField label="A day" currency={currency} {...form.field('daily_rate')} />
        <MoneyField label="A week (7 days)" currency={currency} {...form.field('weekly_rate')} />
        <MoneyField label="4 weeks (28 days)" currency={currency} {...form.field('monthly_rate')} />
      </FieldRow>
      <DoubtCheck doubts={doubts} field="weekly_rate" />
      <DoubtCheck doubts={doubts} field="monthly_rate" />
      <UsualRates form={form} />
    </FieldGroup>
  );
}

function AfterTheReturn({ form }: TermsFieldsProps) {
  const { currency } = useSettings();
  return (
    <FieldGroup title="After the return">
      <Hint>You can bill these for missing fuel or a dirty machine. Renters see them before they book.</Hint>
      <FieldRow>
        <MoneyField label="Full tank" currency={currency} {...form.field('tank_amount')} />
        <MoneyField label="Cleaning" currency={currency} {...form.field('cleaning_amount')} />
      </FieldRow>
    </FieldGroup>
  );
}

function HowItIsRented({ form }: TermsFieldsProps) {
  return (
    <FieldGroup title="Rental terms">
      <FieldRow>
        <NumberField
          label="Minimum rental"
          whole
          after="days"
          hint="Renters can’t request fewer days."
          {...form.field('minimum_days')}
        />
        <NumberField
          label="Between rentals"
          whole
          after="days"
          hint="Blocked after each rental, to check the machine."
          {...form.field('turnaround_days')}
        />
      </FieldRow>
      <Checkbox
        label="Instant booking"
        hint="Requests with a valid card are booked automatically."
        {...form.field('instant_book')}
      />
      <Checkbox
        label="Renters may end early"
        hint="A renter who is done early can end the rental. You pick the machine up, and billing stops that day."
        {...form.field('call_off')}
      />
    </FieldGroup>
  );
}

const RATE_NAMES = ['daily_rate', 'weekly_rate', 'monthly_rate'] as const;

/** The usual rates of the type, with a button that takes them over; nothing while they are not known. */
function UsualRates({ form }: { form: ServerForm<MachineValues> }) {
  const { currency } = useSettings();
  const rates = useUsualRates(form.values.machine_type_id);
  const { values } = form;
  const isSame = RATE_NAMES.every((name) => values[name] === rates?.[name]);
  if (!rates || rates.daily_rate === null) return null;
  const { count, daily_rate, weekly_rate, monthly_rate } = rates;
  const money = (amount: number) => formatMoney(amount, currency);
  const words = [
    `${money(daily_rate)} a day`,
    ...(weekly_rate === null ? [] : [`${money(weekly_rate)} a week`]),
    ...(monthly_rate === null ? [] : [`${money(monthly_rate)} for 4 weeks`]),
  ].join(', ');
  return (
    <Row gap={2} across={4} align="center" justify="between" wrap size={14} soft role="status">
      <p>
        {count > 0 ? `Usual for the ${count} machines of this type` : 'Suggested for this type'}: {words}.
      </p>
      {!isSame && (
        <Button small onPress={() => form.set({ daily_rate, weekly_rate, monthly_rate })}>
          Use these rates
        </Button>
      )}
    </Row>
  );
}
