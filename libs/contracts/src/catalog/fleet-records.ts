import { day, instant, money, orNull, type RecordOf, text, whole } from '../fields';
import { choice, described, list, nested, part, record } from '../shapes';

export const fleetSpanShape = part(
  {
    from: day,
    to: described('Both days counted; may reach beyond the days that were asked for.', day),
    reason: choice(['rental', 'turnaround', 'blackout', 'request']),
    rental_request_id: described('Null of a blackout.', orNull(whole)),
    blackout_id: orNull(whole),
    machine_calendar_id: described('The outside calendar that blocks the days, or null.', orNull(whole)),
    label: described('Who rents or asks; of a blackout its reason.', orNull(text)),
  },
  'fleet_span',
);
/** Days of a machine that a rental or its owner takes; a `request` is pending and takes none yet. */
export type FleetSpan = RecordOf<typeof fleetSpanShape>;

export const fleetMachineShape = record('fleet_machine', {
  subject: text,
  machine_type_name: text,
  published_at: orNull(instant),
  time_zone: described('IANA name; the days are those of this zone.', orNull(text)),
  spans: described('In order of their first days.', list(nested(fleetSpanShape))),
  rented_days: described('Of the days that were asked for.', whole),
  page_views: described(
    'Visitors of its page in the last 30 days; one who comes back within the hour is one.',
    whole,
  ),
  saves: described('How many people have saved it.', whole),
  requests: described('Sent in the last 30 days.', whole),
  bookings: described('Of these requests those that were approved.', whole),
  earned_amount: described('This month at its place, less our fee and refunds.', money),
});
export type FleetMachineRecord = RecordOf<typeof fleetMachineShape>;
