import type { RentalRequestRecord } from '@yard/contracts';
import { displayStatusOf, RENTAL_STATUS_NAMES, rentalRequestType, zoneOf } from '@yard/contracts';
import type { ListFilters } from '@yard/data';
import { DateText } from '@yard/ui';
import { Glance, type GlanceLine } from './glance';

export function RentalGlance(props: { title: string; filters: ListFilters; all: string }) {
  const filters = { direction: 'desc', ...props.filters };
  return <Glance {...props} filters={filters} type={rentalRequestType} lineOf={lineOf} />;
}

function lineOf(request: RentalRequestRecord): GlanceLine {
  const { id, machine, start_date } = request;
  return {
    title: `#${id} ${machine.subject}`,
    to: `/rental_requests/${id}`,
    aside: (
      <>
        <DateText value={start_date} /> ·{' '}
        {RENTAL_STATUS_NAMES[displayStatusOf(request, zoneOf(machine), new Date())]}
      </>
    ),
  };
}
