import { MACHINE_LINES, type MachineRecord } from '@yard/contracts';
import { PersonName, useSettings } from '@yard/remote-kit';
import { DateText, Money, Panel, SpecSheet } from '@yard/ui';

export function MachineFacts({ machine }: { machine: MachineRecord }) {
  const { currency } = useSettings();
  const { user_id, user_name, published_at } = machine;
  const rate = (amount: number | null) => <Money amount={amount} currency={currency} />;
  return (
    <Panel title="Listing">
      <SpecSheet
        facts={[
          { label: 'Owner', value: <PersonName id={user_id} name={user_name} /> },
          ...MACHINE_LINES.map(([label, of]) => ({ label, value: of(machine) ?? '–' })),
          { label: 'Day', value: rate(machine.daily_rate) },
          { label: 'Week', value: rate(machine.weekly_rate) },
          { label: '28 days', value: rate(machine.monthly_rate) },
          { label: 'Listed since', value: <DateText dayOnly value={published_at} /> },
          ...(machine.taken_off_reason
            ? [{ label: 'Taken off because', value: machine.taken_off_reason }]
            : []),
        ]}
      />
    </Panel>
  );
}
