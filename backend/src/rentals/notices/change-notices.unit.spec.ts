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

it.each<[string, NoticeText, NoticeText]>([
  [
    'a change is offered',
    changeNotices.offered(facts, 'Rita Renter', told),
    {
      title: 'Rita Renter would like to change the rental of Crawler Excavator',
      body: 'It would be Tue 15 Dec 2026 to Thu 17 Dec 2026. It costs $100.00 more. Accept or decline the change.\n\nPlease.',
    },
  ],
  [
    'a change that costs less',
    changeNotices.offered(facts, 'Rita Renter', { ...told, difference: -550, message: null }),
    {
      title: 'Rita Renter would like to change the rental of Crawler Excavator',
      body: 'It would be Tue 15 Dec 2026 to Thu 17 Dec 2026. It costs $5.50 less. Accept or decline the change.',
    },
  ],
  [
    'a change that costs the same',
    changeNotices.accepted(facts, 'Rita Renter', { ...told, difference: 0 }),
    {
      title: 'The rental of Crawler Excavator is changed',
      body: 'Rita Renter accepted: it is Tue 15 Dec 2026 to Thu 17 Dec 2026 now. It costs the same.',
    },
  ],
  [
    'a change is declined',
    changeNotices.declined(facts, 'Olive Owner', told),
    {
      title: 'Olive Owner declined the change of Crawler Excavator',
      body: 'The rental stays as it is.\n\nNo.',
    },
  ],
  [
    'a change is declined without a word',
    changeNotices.declined(facts, 'Olive Owner', { ...told, answer: null }),
    { title: 'Olive Owner declined the change of Crawler Excavator', body: 'The rental stays as it is.' },
  ],
  [
    'a change is withdrawn',
    changeNotices.withdrawn(facts, 'Rita Renter'),
    { title: 'Rita Renter withdrew the change of Crawler Excavator', body: 'The rental stays as it is.' },
  ],
  [
    'a change lapsed',
    changeNotices.lapsed(facts),
    {
      title: 'The offer to change the rental of Crawler Excavator lapsed',
      body: 'Nobody answered it in time. The rental stays as it is.',
    },
  ],
  [
    'called off',
    changeNotices.calledOff(facts, { number: 'C-7', last_day: '2026-12-15' }),
    {
      title: 'Rita Renter calls off Crawler Excavator: fetch it',
      body: 'Call-off C-7. The last day that is billed is Tue 15 Dec 2026. The days after it stay yours until you record the return.',
    },
  ],
  [
    'a breakdown',
    breakdownNotices.reported(facts, 'No oil.'),
    {
      title: 'Rita Renter reports a breakdown of Crawler Excavator',
      body: 'Rita Renter writes:\n\nNo oil.\n\nRepair it, or offer another machine on the rental’s page. Each whole day that it is down is credited when the rental closes.',
    },
  ],
  [
    'repaired',
    breakdownNotices.resolved(facts, 'New hose.'),
    { title: 'Crawler Excavator works again', body: 'Olive Owner says that it is repaired.\n\nNew hose.' },
  ],
  [
    'repaired without a word',
    breakdownNotices.resolved(facts, null),
    { title: 'Crawler Excavator works again', body: 'Olive Owner says that it is repaired.' },
  ],
  [
    'handed over',
    handoverNotices.handover(facts, 'Olive Owner'),
    {
      title: 'Olive Owner recorded the hand-over of Crawler Excavator',
      body: 'Compare it with the machine: hours, fuel, checklist and photos. Sign it on the rental’s page, or correct it first.',
    },
  ],
  [
    'hand-over changed',
    handoverNotices.handover_changed(facts, 'Olive Owner', false),
    {
      title: 'Olive Owner changed the hand-over of Crawler Excavator',
      body: 'Look at it again and sign it on the rental’s page.',
    },
  ],
  [
    'hand-over changed that was signed',
    handoverNotices.handover_changed(facts, 'Olive Owner', true),
    {
      title: 'Olive Owner changed the hand-over of Crawler Excavator',
      body: 'Your signature does not count any more. Look at it again and sign it on the rental’s page.',
    },
  ],
  [
    'hand-over signed',
    handoverNotices.handover_signed(facts, 'Olive Owner'),
    {
      title: 'Olive Owner signed the hand-over of Crawler Excavator',
      body: 'Once both have signed, it cannot be changed.',
    },
  ],
])('tells the other side: %s', (_event, notice, words) => {
  expect(notice).toEqual(words);
});
