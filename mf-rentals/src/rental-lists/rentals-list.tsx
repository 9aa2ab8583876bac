import { type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { failureWords, useLiveRecords, useRecords } from '@yard/data';
import type { UrlFilters } from '@yard/remote-kit';
import { EmptyState, ErrorState, LinkButton, pageOf, Pagination, SkeletonBlock, Stack } from '@yard/ui';
import { RentalCard } from './rental-card';
import { YOUR_TURN } from './rental-filters';

export interface RentalsListProps {
  role: 'renter' | 'owner';
  filters: UrlFilters;
}

export function RentalsList({ role, filters }: RentalsListProps) {
  const [status, search] = [filters.get('status'), filters.get('search')];
  const isFiltered = status !== '' || search !== '';
  const wanted = status === YOUR_TURN ? { your_turn: true } : { status };
  const query = { role, ...wanted, search, page: filters.page, sort: 'start_date', direction: 'desc' };
  const { data, error, refetch } = useRecords(rentalRequestType, query);
  useLiveRecords(rentalRequestType);

  if (error && !data) {
    return (
      <ErrorState title="Your rentals could not be loaded" onRetry={() => void refetch()}>
        {failureWords(error)}
      </ErrorState>
    );
  }
  if (!data) return <ListSkeleton />;
  if (data.data.length === 0) return <NoRentals role={role} isFiltered={isFiltered} />;
  return (
    <>
      <Cards requests={data.data} role={role} />
      <Pagination {...pageOf(data)} noun="rentals" onPage={(page) => filters.set({ page: String(page) })} />
    </>
  );
}

function Cards({ requests, role }: { requests: RentalRequestRecord[]; role: RentalsListProps['role'] }) {
  return (
    <Stack as="ul" gap={3} bare>
      {requests.map((request) => (
        <li key={request.id}>
          <RentalCard request={request} reader={role} />
        </li>
      ))}
    </Stack>
  );
}

function ListSkeleton() {
  return (
    <Stack gap={3} bare role="status" aria-label="Loading">
      {[1, 2, 3, 4].map((row) => (
        <SkeletonBlock key={row} height={132} />
      ))}
    </Stack>
  );
}

function NoRentals({ role, isFiltered }: { role: RentalsListProps['role']; isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState icon="search" title="No rental fits">
        Choose another status, or search for less.
      </EmptyState>
    );
  }
  return role === 'renter' ? (
    <EmptyState
      icon="calendar"
      title="Nothing rented yet"
      action={
        <LinkButton to="/search" kind="primary" icon="search">
          Find a machine
        </LinkButton>
      }
    >
      Your requests and rentals stand here, with what happens next.
    </EmptyState>
  ) : (
    <EmptyState
      icon="machine"
      title="No requests yet"
      action={<LinkButton to="/my-machines">Your machines</LinkButton>}
    >
      Requests for your machines stand here as soon as somebody asks.
    </EmptyState>
  );
}
