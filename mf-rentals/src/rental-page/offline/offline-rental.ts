import type { RentalRequestRecord } from '@yard/contracts';
import type { RentalReader } from '@yard/contracts/rental-moves';
import { readerZone } from '@yard/dates';
import { nextStep } from '../../words/next-step';
import { type RentalFact, rentalFacts } from '../../words/rental-facts';
import { headDays, instantWords } from '../../words/time-words';

/** The service worker shows this of a rental (`shell-public/src/service-worker.js`); all of it is text. */
export interface OfflineRental {
  title: string;
  days: string;
  step: string;
  facts: Pick<RentalFact, 'label' | 'value' | 'is' | 'href'>[];
  /** The time of this state, in words. */
  seen: string;
}

/** @param unit  of distances */
export function offlineRental(
  request: RentalRequestRecord,
  reader: RentalReader,
  { unit, now }: { unit: string; now: Date },
): OfflineRental {
  const { title, text } = nextStep(request, reader, now);
  return {
    title: request.machine.subject,
    days: headDays(request),
    step: `${title}. ${text}`,
    facts: rentalFacts(request, reader, unit).map(({ userId: _userId, ...fact }) => fact),
    seen: instantWords(now, readerZone()),
  };
}
