import { type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { AwaitedAnswer, type UrlFilters } from '@yard/remote-kit';
import { Button, ButtonGroup, EmptyState, LinkButton, pageOf, Pagination, Stack } from '@yard/ui';
import type { Reader } from '../words/reader';
import { RentalCard } from './rental-card';
import { statusFilter } from './rental-filters';
import { useRentalGroups } from './rental-groups';

export type RentalsListProps = { role: 'renter' | 'owner'; filters: UrlFilters };

/** All rentals by what happens next, or page by page those that fit the search. */
export function RentalsList(props: RentalsListProps) {
  const { filters } = props;
  useLiveRecords(rentalRequestType);
  return filters.get('status') || filters.get('search') ? <FoundRentals {...props} /> : <Groups {...props} />;
}

function Groups({ role, filters }: RentalsListProps) {
  const { data, ...answer } = useRentalGroups(role);
  if (!data) return <NotThere {...answer} />;
  if (data.length === 0) return <NoRentals role={role} />;
  return data.map(({ title, count, requests, more }) => (
    <Stack as="section" key={title} gap={3} below={8} aria-label={title}>
      <h2>{`${title} (${count})`}</h2>
      <RentalCards requests={requests} reader={() => role} />
      {more && (
        <ButtonGroup>
          <Button small iconEnd="arrow-right" onPress={() => filters.set({ status: more })}>
            {`${title}: see all`}
          </Button>
        </ButtonGroup>
      )}
    </Stack>
  ));
}

function FoundRentals({ role, filters }: RentalsListProps) {
  const [status, search] = [filters.get('status'), filters.get('search')];
  const query = {
    role,
    ...statusFilter(status),
    search,
    page: filters.page,
    sort: 'start_date',
    direction: 'desc',
  };
  const { data, ...answer } = useRecords(rentalRequestType, query);
  if (!data) return <NotThere {...answer} />;
  if (data.data.length === 0) {
    return (
      <EmptyState icon="search" title="No matches">
        Try another status or fewer words.
      </EmptyState>
    );
  }
  return (
    <>
      <RentalCards requests={data.data} reader={() => role} />
      <Pagination {...pageOf(data)} noun="rentals" onPage={(page) => filters.set({ page: String(page) })} />
    </>
  );
}

type RentalCardsProps = {
  requests: readonly RentalRequestRecord[];
  reader: (request: RentalRequestRecord) => Reader;
};

export function RentalCards({ requests, reader }: RentalCardsProps) {
  return (
    <Stack as="ul" gap={3} bare>
      {requests.map((request) => (
        <li key={request.id}>
          <RentalCard request={request} reader={reader(request)} />
        </li>
      ))}
    </Stack>
  );
}

const NotThere = (answer: Parameters<typeof AwaitedAnswer>[0]['answer']) => (
  <AwaitedAnswer title="We couldn’t load your rentals" height={576} answer={answer} />
);

/** The first step of a person without any. */
export function NoRentals({ role }: Pick<RentalsListProps, 'role'>) {
  const isRenter = role === 'renter';
  const [to, action] = isRenter ? ['/search', 'Find a machine'] : ['/my-machines', 'Your machines'];
  return (
    <EmptyState
      icon={isRenter ? 'calendar' : 'machine'}
      title={isRenter ? 'No rentals yet' : 'No requests yet'}
      action={<LinkButton to={to}>{action}</LinkButton>}
    >
      {isRenter
        ? 'Your requests and rentals show up here, with what’s next.'
        : 'Requests for your machines show up here.'}
    </EmptyState>
  );
}
