import type { CurrentUser, RentalRequestRecord } from '@yard/contracts';
import { hasReviews } from '@yard/contracts/reviews';
import { useState } from 'react';
import { useChecklist } from '../condition/use-checklist';
import { permissionsOf } from '../words/permissions';
import { actorOf } from '../words/reader';
import { useRivals } from './answering/before-approving';
import { useFreeSpans } from './changing/other-days';
import { useRentalReviews } from './reviewing/rental-reviews';

/**
 * True while a rental's page waits for what stands above its buttons: the checked points' names, the reviews,
 * other requests for its days, other days. Loaded later, they would move a button away under a press. A page
 * that is shown stays, whatever happens to the rental meanwhile.
 *
 * @param waits  the page has to wait for something else as well
 */
export function useRentalLoads(
  request: RentalRequestRecord | undefined,
  user: CurrentUser | null,
  waits = false,
): boolean {
  const [isThere, setThere] = useState(false);
  const checked = [request?.handover, request?.machine_return].flatMap((end) => end?.checklist ?? []);
  const may = request && user ? permissionsOf(request, actorOf(user), new Date()) : null;
  const loads = [
    useChecklist(request && checked.length > 0 ? request.machine_id : null),
    useRentalReviews(request && hasReviews(request) ? request.id : null),
    useRivals(may?.answer && request?.days_free !== false ? request : undefined),
    useFreeSpans(may?.change && request?.days_free === false ? request : undefined),
  ];
  const isLoading = waits || loads.some((load) => load.isLoading);
  if (request && !isLoading && !isThere) setThere(true);
  return isLoading && !isThere;
}
