import type { RentalRequestRecord } from '@yard/contracts';
import { ContestSheet } from '../rental-page/contest-sheet';
import { useMachineReturn } from './use-machine-return';

type ContestReturnSheetProps = { request: RentalRequestRecord; onClose: () => void };

export function ContestReturnSheet({ request, onClose }: ContestReturnSheetProps) {
  const { contest } = useMachineReturn(request.id);
  return (
    <ContestSheet
      request={request}
      title="Contest return"
      hint="The owner and Yard will see this. Yard decides."
      sent="Return contested. Yard will review it."
      draft="contest"
      contest={contest}
      onClose={onClose}
    />
  );
}
