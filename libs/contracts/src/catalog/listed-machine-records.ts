import { flag, instant, money, orNull, type RecordOf, text, whole } from '../fields';
import { described, record } from '../shapes';

export const listedMachineShape = record('listed_machine', {
  user_id: whole,
  user_name: text,
  machine_type_id: whole,
  machine_type_name: text,
  subject: text,
  manufacturer: orNull(text),
  model: orNull(text),
  year: orNull(whole),
  city: orNull(text),
  state: orNull(text),
  daily_rate: orNull(money),
  published_at: orNull(instant),
  owner_suspended: described('Then nobody sees it, listed or not.', flag),
  taken_off_reason: described('Of an admin, until something of the machine changes.', orNull(text)),
  withdrawn_at: described(
    'When it was taken off the site last; null for one that never was.',
    orNull(instant),
  ),
});
export type ListedMachineRecord = RecordOf<typeof listedMachineShape>;
