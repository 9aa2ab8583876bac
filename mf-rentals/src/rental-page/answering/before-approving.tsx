import { duePayment, type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { isFirstTry } from '@yard/data';
import { useWholeList } from '@yard/data/whole-lists';
import { Banner, Box } from '@yard/ui';
import { Link } from 'react-router';
import { depositDeadline } from '../../words/deposit-window';
import { firstNames } from '../../words/reader';
import { rivalsOf, rivalWords } from '../../words/approval-words';
import { spanWords } from '../../words/time-words';

/** Other requests for the same days, and whether there is a card to charge. */
export function BeforeApproving({ request }: { request: RentalRequestRecord }) {
  return (
    <>
      <Rivals request={request} />
      <CardWarning request={request} />
    </>
  );
}

/** The other requests for some of a request's days; undefined fetches nothing. */
export function useRivals(request: RentalRequestRecord | undefined) {
  const { machine_id, end_date } = request ?? {};
  const waiting = { role: 'owner', status: 'pending', machine_id, start_date_to: end_date };
  const list = useWholeList(rentalRequestType, waiting, { enabled: request !== undefined });
  return { rivals: request ? rivalsOf(request, list.data?.data ?? []) : [], isLoading: isFirstTry(list) };
}

function Rivals({ request }: { request: RentalRequestRecord }) {
  const { rivals } = useRivals(request);
  if (rivals.length === 0) return null;
  return (
    <Banner tone="info" title={rivalWords(rivals.length)}>
      If you approve this one, the others will be notified that the days are taken.
      <Box as="ul" marked>
        {rivals.map((rival) => (
          <li key={rival.id}>
            <Link to={`/rentals/${rival.id}`}>{rival.user.name}</Link>, {spanWords(rival)}
          </li>
        ))}
      </Box>
    </Banner>
  );
}

function CardWarning({ request }: { request: RentalRequestRecord }) {
  const { renter } = firstNames(request);
  const isRefused = duePayment(request) !== null;
  if (request.has_card && !isRefused) return null;
  return (
    <Banner tone="warn" title={isRefused ? `${renter}’s card was declined` : `${renter} hasn’t added a card`}>
      If you approve, the days are booked and we’ll ask {renter} for {isRefused ? 'another' : 'a'} card.
      {request.deposit_amount > 0 &&
        ` If the deposit isn’t paid by ${depositDeadline(request, new Date())}, we’ll cancel the rental.`}
    </Banner>
  );
}
