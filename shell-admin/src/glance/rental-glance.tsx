import { type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import type { ListFilters } from '@yard/data';
import { DateText } from '@yard/ui';
import { inWords } from '../activity/activity-words';
import { Glance, type GlanceLine } from './glance';

type RentalGlanceProps = { title: string; filters: ListFilters; all: string };

/** The newest rentals of a person or a machine. */
export function RentalGlance(props: RentalGlanceProps) {
  const filters = { direction: 'desc', ...props.filters };
  return <Glance {...props} filters={filters} type={rentalRequestType} lineOf={lineOf} />;
}

function lineOf({ id, machine, start_date, status }: RentalRequestRecord): GlanceLine {
  return {
    title: `#${id} ${machine?.subject ?? 'A removed machine'}`,
    to: `/rental_requests/${id}`,
    aside: (
      <>
        <DateText value={start_date} /> · {inWords(status)}
      </>
    ),
  };
}
