import type { BlackoutRecord, MachineRecord } from '@yard/contracts';
import { blackoutRules, blackoutType, REASON_MAX, updateBlackoutRules } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { readerZone, todayIn } from '@yard/dates';
import { DateRangePicker, type DayRange, Form, Submit, TextField } from '@yard/ui';
import { useMachineParts } from './use-machine-parts';

type BlackoutFormProps = {
  machine: Pick<MachineRecord, 'id' | 'time_zone'>;
  blackout: BlackoutRecord | null;
  days?: DayRange;
  onDone: () => void;
};

export function BlackoutForm({ machine, blackout, days, onDone }: BlackoutFormProps) {
  const parts = useMachineParts(machine.id, blackoutType);
  const form = useServerForm({
    rules: blackout ? updateBlackoutRules : blackoutRules,
    initial: {
      start_date: blackout?.start_date ?? days?.from ?? '',
      end_date: blackout?.end_date ?? days?.to ?? '',
      reason: blackout?.reason ?? '',
    },
    submit: (values) => (blackout ? parts.update(blackout.id, values) : parts.create(values)),
    onSuccess: onDone,
    // Days that were marked just now are not those of a draft.
    ...(!days && { draft: `machines/${machine.id}/blackouts/${blackout?.id ?? 'new'}` }),
  });
  const { start_date, end_date } = form.values;

  return (
    <Form of={form} aria-label="Blocked days">
      <DateRangePicker
        label="Days"
        name="days"
        required
        value={{ from: start_date, to: end_date }}
        onChange={({ from, to }) => form.set({ start_date: from, end_date: to })}
        min={blackout ? undefined : todayIn(machine.time_zone ?? readerZone(), new Date())}
        error={form.part('start_date').error ?? form.part('end_date').error}
      />
      <TextField
        label="Reason"
        optional
        hint="For yourself; renters see that the days are taken."
        maxLength={REASON_MAX}
        {...form.field('reason')}
      />
      <Submit of={form} label="Block these days" />
    </Form>
  );
}
