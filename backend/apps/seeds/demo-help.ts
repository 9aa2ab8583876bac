import type { EntityManager } from 'typeorm';
import { insertRows } from '@kit/server/store/insert-rows';
import { Document } from '../../src/agreements/document.entity';

const link = (path: string, words: string) => `<a href="${path}">${words}</a>`;

/** Answers by their questions. */
const ANSWERS: Record<string, string> = {
  'When does my deposit come back?': `<p>When the rental is closed, after the machine is back and the return is accepted.
    What you owe for damage is kept from it. Your bank may take five to ten days to show it. How much it is:
    ${link('/documents/deposit_policy', 'Deposits')}.</p>`,
  'When is my card charged?': `<p>The deposit is charged when your request is approved, the rent shortly before the first
    day. Both go to the card of the request. ${link('/cards', 'Your cards')}</p>`,
  'How do I cancel a rental?': `<p>Open the rental and choose Cancel. What comes back depends on how long it is until the
    start: ${link('/documents/cancellation_policy', 'Cancelling a rental')}. If the owner cancels, everything comes
    back.</p>`,
  'How does delivery work?': `<p>A machine's page says how far its owner brings it, and for how much. Choose a delivery and
    your address in the request. Without one you fetch the machine and bring it back.</p>`,
  'What if the machine breaks down?': `<p>Report it on the rental's page, with photos. The owner repairs the machine or
    offers another one, and each whole day that it stood still comes off the rent.</p>`,
  'Can I keep the machine longer?': `<p>Ask for a change of the days on the rental's page. You see what it costs before
    you send it; the owner accepts or declines.</p>`,
  'How do I list a machine?': `<p>Ask for it under ${link('/become-an-owner', 'List your machine')}. Once we have said yes,
    add the machine with its rates, its place and photos, and publish it.</p>`,
  'When are owners paid?': `<p>After the rental is over: the rent without our fee goes to your account. Connect it under
    ${link('/payouts', 'Earnings')} first.</p>`,
};

/** Publishes the answers. */
export async function seedHelp(manager: EntityManager, now: Date): Promise<void> {
  const rows = Object.entries(ANSWERS).map(([name, content]) => ({
    ...{ kind: 'help' as const, name, content: content.replace(/\s+/g, ' ') },
    ...{ version: 1, user_id: null, published_at: now },
  }));
  await insertRows(manager, Document, rows, now);
}
