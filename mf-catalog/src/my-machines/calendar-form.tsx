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
    done: 'Calendar added',
    onSuccess: () => onDone(),
  });
  return (
    <Form of={form} aria-label="Add a calendar">
      <p>
        Days with an event are blocked here. We read the calendar every 15 minutes. Booked days stay booked.
        Renters see neither the address nor the events.
      </p>
      <TextField
        {...form.field('url')}
        label="Calendar link"
        hint="Ends in .ics. Google, Apple and Outlook show it when you share or publish a calendar."
        type="url"
        maxLength={CALENDAR_URL_MAX}
        required
      />
      <Submit of={form} label="Add calendar" />
    </Form>
  );
}
