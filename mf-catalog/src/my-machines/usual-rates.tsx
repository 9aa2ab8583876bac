import { useQuery } from '@tanstack/react-query';
import { machineTypeType, type UsualRates as UsualRatesRecord } from '@yard/contracts';
import { recordKeys, type ServerForm, useWire } from '@yard/data';
import { formatMoney } from '@yard/money';
import { useSettings } from '@yard/remote-kit';
import { Button } from '@yard/ui';
import type { MachineValues } from './machine-values';
import styles from './my-machines.module.css';

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
    <div className={styles.usual} role="status">
      <p>
        {count > 0 ? `Usual for the ${count} machines of this type` : 'Published for machines of this type'}:{' '}
        {words}.
      </p>
      <Button small onPress={() => form.set({ daily_rate, weekly_rate, monthly_rate })}>
        Use these rates
      </Button>
    </div>
  );
}

function useUsualRates(typeId: number | null): UsualRatesRecord | undefined {
  const wire = useWire();
  const { data } = useQuery({
    queryKey: recordKeys.nested(machineTypeType, typeId ?? 0, 'rates'),
    queryFn: ({ signal }) =>
      wire.http.get<UsualRatesRecord>(`${machineTypeType.endpoint}/${typeId}/rates`, {}, { signal }),
    enabled: typeId !== null,
  });
  return data;
}
