import { facts } from '../../../test/notice-facts';
import { changeNotices } from './change-notices';
import { breakdownNotices } from './breakdown-notices';
import { handoverNotices } from './handover-notices';
import type { NoticeText } from './rental-notices';

const to = {
  start_date: '2026-12-15',
  end_date: '2026-12-17',
  start_time: null,
  end_time: null,
  machine_id: 7,
};
const told = { to, difference: 10_000, message: 'Please.', answer: 'No.' };

it.each(
  Object.entries<NoticeText>({
    'Rita Renter wants to change the rental of Crawler Excavator\nThe rental would be Tue, Dec 15, 2026 to Thu, Dec 17, 2026. It costs $100 more. Accept or decline the change.\n\nPlease.':
      changeNotices.offered(facts, 'Rita Renter', told),
    'Rita Renter wants to change the rental of Crawler Excavator\nThe rental would be Tue, Dec 15, 2026 to Thu, Dec 17, 2026. It costs $5.50 less. Accept or decline the change.':
      changeNotices.offered(facts, 'Rita Renter', { ...told, difference: -550, message: null }),
    'The rental of Crawler Excavator was changed\nRita Renter accepted. It’s now Tue, Dec 15, 2026 to Thu, Dec 17, 2026. It costs the same.':
      changeNotices.accepted(facts, 'Rita Renter', { ...told, difference: 0 }),
    'Olive Owner declined to change the rental of Crawler Excavator\nThe rental doesn’t change.\n\nNo.':
      changeNotices.declined(facts, 'Olive Owner', told),
    'Olive Owner declined to change the rental of Crawler Excavator\nThe rental doesn’t change.':
      changeNotices.declined(facts, 'Olive Owner', { ...told, answer: null }),
    'Rita Renter withdrew the change to the rental of Crawler Excavator\nThe rental doesn’t change.':
      changeNotices.withdrawn(facts, 'Rita Renter'),
    'The change to the rental of Crawler Excavator expired\nIt wasn’t answered in time. The rental doesn’t change.':
      changeNotices.lapsed(facts),
    'Rita Renter ended the rental: pick up Crawler Excavator\nCall-off C-7. Rita pays through Tue, Dec 15, 2026. The machine stays blocked until you record its return.':
      changeNotices.calledOff(facts, { number: 'C-7', last_day: '2026-12-15' }),
    'Rita Renter reported a breakdown of Crawler Excavator\nRita wrote:\n\nNo oil.\n\nRepair it, or offer another machine on the rental’s page. When the rental closes, Rita gets a credit for each full day it was down.':
      breakdownNotices.reported(facts, 'No oil.'),
    'Crawler Excavator works again\nOlive Owner says it’s repaired.\n\nNew hose.': breakdownNotices.resolved(
      facts,
      'New hose.',
    ),
    'Crawler Excavator works again\nOlive Owner says it’s repaired.': breakdownNotices.resolved(facts, null),
    'Olive Owner recorded the hand-over of Crawler Excavator\nCheck the hours, fuel, checklist and photos against the machine. Sign on the rental’s page, or correct them first.':
      handoverNotices.handover(facts, 'Olive Owner'),
    'Olive Owner changed the hand-over of Crawler Excavator\nCheck it and sign on the rental’s page.':
      handoverNotices.handover_changed(facts, 'Olive Owner', false),
    'Olive Owner changed the hand-over of Crawler Excavator\nYour signature was removed. Check it and sign on the rental’s page.':
      handoverNotices.handover_changed(facts, 'Olive Owner', true),
    'Olive Owner signed the hand-over of Crawler Excavator\nOnce you both sign, it can’t be changed.':
      handoverNotices.handover_signed(facts, 'Olive Owner'),
  }),
)('tells the other side: %s', (text, { title, body }) => {
  expect(`${title}\n${body}`).toBe(text);
});
