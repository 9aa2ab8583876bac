import { facts } from '../../../../test/notice-facts';
import type { NoticeText } from '../../notices/rental-notices';
import { reminderNotices } from './reminder-notices';

const charge = { amount: '$400.00', day: 'Sat, Dec 12', hasCard: true };
const late = { until: 'Wed, Dec 16, 5:00 PM', cost: ' A day costs $100.00.' };

it.each<[string, NoticeText, string, string]>([
  [
    'of a charge',
    reminderNotices.chargeAhead(facts, charge),
    '$400.00 is charged for Crawler Excavator on Sat, Dec 12',
    'The rental amount, $400.00, is charged to your card on Sat, Dec 12. You can choose another card until then.',
  ],
  [
    'of a charge without a card',
    reminderNotices.chargeAhead(facts, { ...charge, hasCard: false }),
    '$400.00 is charged for Crawler Excavator on Sat, Dec 12',
    'The rental amount, $400.00, is due on Sat, Dec 12, and there is no card to charge. Add one on the rental’s page.',
  ],
  [
    'to answer',
    reminderNotices.answer(facts, 'Fri, Nov 20, 6:00 PM'),
    'Rita Renter waits for your answer about Crawler Excavator',
    'Approve or decline the request until Fri, Nov 20, 6:00 PM. It is cancelled then, and Rita Renter is led to other machines.',
  ],
  [
    'to bring it back',
    reminderNotices.dueBack(facts, late.until),
    'Crawler Excavator is due back tomorrow',
    'It is due back on Wed, Dec 16, 5:00 PM. Return it clean, with the fuel and the keys it came with.',
  ],
  [
    'that it comes back',
    reminderNotices.comesBack(facts, late.until),
    'Crawler Excavator comes back tomorrow',
    'Rita Renter returns it on Wed, Dec 16, 5:00 PM. Note hours, fuel and condition then: the deposit waits for it.',
  ],
  [
    'who is late',
    reminderNotices.late(facts, late),
    'Crawler Excavator is due back now',
    'It was to be back on Wed, Dec 16, 5:00 PM. A day costs $100.00. Bring it back, or agree on more days with Olive Owner.',
  ],
  [
    'the owner of who is late',
    reminderNotices.notBack(facts, late),
    'Crawler Excavator is not back yet',
    'Rita Renter was to bring it back on Wed, Dec 16, 5:00 PM. A day costs $100.00. Record the return once it is there, or write to Rita Renter.',
  ],
  [
    'the next renter',
    reminderNotices.machineLate(facts),
    'Crawler Excavator may not be back in time',
    'Your rental starts on Mon, Dec 14, 2026, and the machine is not back from the rental before. Ask Olive Owner, find another machine on the rental’s page, or cancel: until you pick it up that is free of charge.',
  ],
])('reminds: %s', (_event, notice, title, body) => {
  expect(notice).toEqual({ title, body });
});
