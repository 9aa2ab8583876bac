import { rentalRequestType } from '@yard/contracts';
import { useLiveRecords, useRecord } from '@yard/data';
import type { SlotProps } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { SkeletonBlock } from '@yard/ui';
import { readerOf } from '../words/reader';
import { RentalCard } from './rental-card';

export default function TicketRental({ rental_request_id }: SlotProps<'ticket.about'>) {
  const { user } = useSession();
  const { data: request, isError } = useRecord(rentalRequestType, rental_request_id);
  useLiveRecords(rentalRequestType);
  if (request && user) return <RentalCard request={request} reader={readerOf(request, user)} />;
  return isError ? <p>About rental no. {rental_request_id}</p> : <SkeletonBlock height={132} />;
}
