import type { ServerForm } from '@yard/data';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { Button, Row } from '@yard/ui';
import { useUsualRates } from '../machines/use-usual-rates';
import type { MachineValues } from './machine-values';

/** The usual rates of the type, with a button that takes them over; nothing while they are not known. */
export function UsualRates({ form }: { form: ServerForm<MachineValues> }) {
  const { currency } = useSettings();
  const rates = useUsualRates(form.values.machine_type_id);
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
        {count > 0 ? `Usual for the ${count} machines of this type` : 'Published for machines of this type'}:{' '}
        {words}.
      </p>
      <Button small onPress={() => form.set({ daily_rate, weekly_rate, monthly_rate })}>
        Use these rates
      </Button>
    </Row>
  );
}
