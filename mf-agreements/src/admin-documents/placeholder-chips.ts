import { type Placeholder, PLACEHOLDERS } from '@yard/contracts/placeholders';
import type { RichTextChip } from '@yard/ui';

const LABELS: Record<Placeholder, string> = {
  date: 'Date of the agreement',
  owner_name: 'Owner’s name',
  owner_phone_number_and_email: 'Owner’s phone and email',
  owner_address: 'Owner’s address',
  renter_name: 'Renter’s name',
  renter_address: 'Renter’s own address',
  renter_phone_number_and_email: 'Renter’s phone and email',
  equipment_address: 'Equipment’s address',
  equipment_name: 'Equipment’s name',
  start_date: 'First day',
  end_date: 'Last day',
  amount: 'Amount',
  deposit_amount: 'Deposit',
};

export const placeholderChips: RichTextChip[] = PLACEHOLDERS.map((name) => ({ name, label: LABELS[name] }));
