import { useSession } from '@yard/session';
import { useUrlFilters } from '@yard/remote-kit';
import { ButtonGroup, LinkButton, Page, PageHeader, Stack, Tabs } from '@yard/ui';
import { CalendarFeed } from './calendar-feed';
import { RentalFilters } from './rental-filters';
import { RentalsList } from './rentals-list';

/** `/rentals`: what the reader rents; for owners first the requests for their machines, where they have to act. */
export default function RentalsPage() {
  const { user } = useSession();
  const filters = useUrlFilters();
  const list = (role: 'renter' | 'owner') => <RentalsList role={role} filters={filters} />;

  return (
    <Page>
      <Stack gap={6}>
        <PageHeader
          title="Rentals"
          actions={
            <ButtonGroup>
              {user?.owner && (
                <LinkButton to="/payouts" icon="wallet">
                  Earnings
                </LinkButton>
              )}
              <CalendarFeed />
            </ButtonGroup>
          }
        />
        <RentalFilters filters={filters} />
        {user?.owner ? (
          <Tabs
            label="Whose rentals"
            selected={filters.get('role') === 'renter' ? 'renter' : 'owner'}
            onSelect={(role) => filters.set({ role: role === 'renter' ? role : null })}
            tabs={[
              { id: 'owner', label: 'My machines', content: list('owner') },
              { id: 'renter', label: 'Renting', content: list('renter') },
            ]}
          />
        ) : (
          list('renter')
        )}
      </Stack>
    </Page>
  );
}
