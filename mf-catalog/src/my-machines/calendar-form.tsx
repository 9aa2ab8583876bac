import { CALENDAR_URL_MAX, machineCalendarRules, machineCalendarType } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { Form, Submit, TextField } from '@yard/ui';
import { useMachineParts } from './use-machine-parts';

/** The address of a calendar; it is a secret, so that no draft of it is stored. */
export function CalendarForm({ machineId, onDone }: { machineId: number; onDone: () => void }) {
  const parts = useMachineParts(machineId, machineCalendarType);
  const form = useServerForm({
    rules: machineCalendarRules,
    initial: { url: '' },
    submit: (values) => parts.create(values),
    done: 'Added. It is being read',
    onSuccess: () => onDone(),
  });
  return (
    <Form of={form} aria-label="Add a calendar">
      <p>
        Each day with an event there is blocked here; the calendar is read every quarter of an hour. Booked
        days stay booked. Renters see neither the address nor the events.
      </p>
      <TextField
        {...form.field('url')}
        label="Address of the calendar"
        hint="It ends in .ics. Google, Apple and Outlook give it out as the secret address, or when you publish a calendar."
        type="url"
        maxLength={CALENDAR_URL_MAX}
        required
      />
      <Submit of={form} label="Add the calendar" />
    </Form>
  );
}
