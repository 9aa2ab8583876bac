import type { SlotProps } from '@yard/remote-kit';
import { LinkButton } from '@yard/ui';

export default function RentalHelp({ rental_request_id }: SlotProps<'rental.help'>) {
  return (
    <LinkButton kind="quiet" icon="support" to={`/support?new=1&rental=${rental_request_id}`}>
      Get help with this rental
    </LinkButton>
  );
}
