import { facts } from '../../../../test/notice-facts';
import type { NoticeText } from '../../notices/rental-notices';
import { reminderNotices } from './reminder-notices';

const charge = { amount: '$400.00', day: 'Sat, Dec 12', hasCard: true };
const late = { until: 'Wed, Dec 16, 5:00 PM', cost: ' A day costs $100.00.' };

it.each(
  Object.entries<NoticeText>({
    'We’ll charge $400.00 for Crawler Excavator on Sat, Dec 12\nIt’s the rent, charged to your card. You can choose another card before then.':
      reminderNotices.chargeAhead(facts, charge),
    '$400.00 is due for Crawler Excavator on Sat, Dec 12\nIt’s the rent, and this rental has no card yet. Add one on the rental’s page before then.':
      reminderNotices.chargeAhead(facts, { ...charge, hasCard: false }),
    'Rita Renter is waiting for your answer about Crawler Excavator\nApprove or decline the request by Fri, Nov 20, 6:00 PM. After that it expires, and we show Rita other machines.':
      reminderNotices.answer(facts, 'Fri, Nov 20, 6:00 PM'),
    'Crawler Excavator is due back tomorrow\nReturn it by Wed, Dec 16, 5:00 PM: clean, with its keys and as much fuel as it came with.':
      reminderNotices.dueBack(facts, late.until),
    'Crawler Excavator comes back tomorrow\nRita Renter returns it by Wed, Dec 16, 5:00 PM. Record hours, fuel and condition so we can refund the deposit.':
      reminderNotices.comesBack(facts, late.until),
    'Crawler Excavator is due back now\nIt was due on Wed, Dec 16, 5:00 PM. A day costs $100.00. Return it, or agree on more days with Olive Owner.':
      reminderNotices.late(facts, late),
    'Crawler Excavator isn’t back yet\nRita Renter was due to return it on Wed, Dec 16, 5:00 PM. A day costs $100.00. Record the return when it’s back, or write to Rita.':
      reminderNotices.notBack(facts, late),
    'Crawler Excavator may not be back in time\nYour rental starts on Mon, Dec 14, 2026, and the previous renter hasn’t returned the machine. Ask Olive Owner, find another machine on the rental’s page, or cancel for free before you pick it up.':
      reminderNotices.machineLate(facts),
  }),
)('reminds: %s', (text, { title, body }) => {
  expect(`${title}\n${body}`).toBe(text);
});
