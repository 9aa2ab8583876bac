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

it.each<[string, NoticeText, string, string]>([
  [
    'a change is offered',
    changeNotices.offered(facts, 'Rita Renter', told),
    'Rita Renter would like to change the rental of Crawler Excavator',
    'It would be Tue, Dec 15, 2026 to Thu, Dec 17, 2026. It costs $100.00 more. Accept or decline the change.\n\nPlease.',
  ],
  [
    'a change that costs less',
    changeNotices.offered(facts, 'Rita Renter', { ...told, difference: -550, message: null }),
    'Rita Renter would like to change the rental of Crawler Excavator',
    'It would be Tue, Dec 15, 2026 to Thu, Dec 17, 2026. It costs $5.50 less. Accept or decline the change.',
  ],
  [
    'a change that costs the same',
    changeNotices.accepted(facts, 'Rita Renter', { ...told, difference: 0 }),
    'The rental of Crawler Excavator is changed',
    'Rita Renter accepted: it is Tue, Dec 15, 2026 to Thu, Dec 17, 2026 now. It costs the same.',
  ],
  [
    'a change is declined',
    changeNotices.declined(facts, 'Olive Owner', told),
    'Olive Owner declined the change of Crawler Excavator',
    'The rental stays as it is.\n\nNo.',
  ],
  [
    'a change is declined without a word',
    changeNotices.declined(facts, 'Olive Owner', { ...told, answer: null }),
    'Olive Owner declined the change of Crawler Excavator',
    'The rental stays as it is.',
  ],
  [
    'a change is withdrawn',
    changeNotices.withdrawn(facts, 'Rita Renter'),
    'Rita Renter withdrew the change of Crawler Excavator',
    'The rental stays as it is.',
  ],
  [
    'a change lapsed',
    changeNotices.lapsed(facts),
    'The offer to change the rental of Crawler Excavator lapsed',
    'Nobody answered it in time. The rental stays as it is.',
  ],
  [
    'called off',
    changeNotices.calledOff(facts, { number: 'C-7', last_day: '2026-12-15' }),
    'Rita Renter calls off Crawler Excavator: fetch it',
    'Call-off C-7. The last day that is billed is Tue, Dec 15, 2026. The days after it stay yours until you record the return.',
  ],
  [
    'a breakdown',
    breakdownNotices.reported(facts, 'No oil.'),
    'Rita Renter reports a breakdown of Crawler Excavator',
    'Rita Renter writes:\n\nNo oil.\n\nRepair it, or offer another machine on the rental’s page. Each whole day that it is down is credited when the rental closes.',
  ],
  [
    'repaired',
    breakdownNotices.resolved(facts, 'New hose.'),
    'Crawler Excavator works again',
    'Olive Owner says that it is repaired.\n\nNew hose.',
  ],
  [
    'repaired without a word',
    breakdownNotices.resolved(facts, null),
    'Crawler Excavator works again',
    'Olive Owner says that it is repaired.',
  ],
  [
    'handed over',
    handoverNotices.handover(facts, 'Olive Owner'),
    'Olive Owner recorded the hand-over of Crawler Excavator',
    'Compare it with the machine: hours, fuel, checklist and photos. Sign it on the rental’s page, or correct it first.',
  ],
  [
    'hand-over changed',
    handoverNotices.handover_changed(facts, 'Olive Owner', false),
    'Olive Owner changed the hand-over of Crawler Excavator',
    'Look at it again and sign it on the rental’s page.',
  ],
  [
    'hand-over changed that was signed',
    handoverNotices.handover_changed(facts, 'Olive Owner', true),
    'Olive Owner changed the hand-over of Crawler Excavator',
    'Your signature does not count any more. Look at it again and sign it on the rental’s page.',
  ],
  [
    'hand-over signed',
    handoverNotices.handover_signed(facts, 'Olive Owner'),
    'Olive Owner signed the hand-over of Crawler Excavator',
    'Once both have signed, it cannot be changed.',
  ],
])('tells the other side: %s', (_event, notice, title, body) => {
  expect(notice).toEqual({ title, body });
});
