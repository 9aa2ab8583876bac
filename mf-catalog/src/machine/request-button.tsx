import type { MachineRecord } from '@yard/contracts';
import { formatDays } from '@yard/dates';
import { useSession } from '@yard/session';
import { Box, Button, Hint, LinkButton } from '@yard/ui';
import { writeChoice, type RentalChoice } from './rental-choice';
import type { RentalPrice } from './use-rental-price';

type RequestButtonProps = {
  machine: MachineRecord;
  choice: RentalChoice;
  price: RentalPrice;
  /** True in the box, with a line of explanation; false in the bar at the lower edge. */
  wide?: boolean;
};

/** The way to the request with what is chosen; the owner gets to the machine's own form instead. */
export function RequestButton({ machine, choice, price, wide }: RequestButtonProps) {
  const { user } = useSession();
  if (user?.id === machine.user_id) {
    return (
      <LinkButton to={`/my-machines/${machine.id}`} icon="edit" wide={wide}>
        Edit your machine
      </LinkButton>
    );
  }
  const query = writeChoice(choice).toString();
  const path = `/machines/${machine.id}/request${query === '' ? '' : `?${query}`}`;
  const days = choice.from && choice.to ? `, ${formatDays(choice.from, choice.to, 'short')}` : '';
  const signInTo = `request the ${machine.subject}${days}.${days && ' We saved your dates.'}`;
  return (
    <>
      <Box as="span" only={wide ? 'wide' : undefined}>
        {price.obstacle === null ? (
          <LinkButton to={path} state={{ signInTo }} kind="primary" wide={wide}>
            Request to rent
          </LinkButton>
        ) : (
          <Button kind="primary" wide={wide} disabled>
            Request to rent
          </Button>
        )}
      </Box>
      {wide && (
        <Hint centred>
          {machine.instant_book
            ? 'Instant booking: confirmed right away with a valid card.'
            : 'You won’t be charged until the owner approves.'}
        </Hint>
      )}
    </>
  );
}
