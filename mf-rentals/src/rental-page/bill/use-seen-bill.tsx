import type { BillRecord } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { Banner, Button } from '@yard/ui';
import { type ReactNode, useState } from 'react';

/** The bill as a form began with it, and a word above the form once it is another one: what is typed stays. */
export function useSeenBill(bill: BillRecord | null): { updated_at: string | null; changed: ReactNode } {
  const { currency } = useSettings();
  const [seen, setSeen] = useState(bill?.updated_at ?? null);
  if (!bill || bill.updated_at === seen) return { updated_at: seen, changed: null };
  const offered = bill.offer && formatMoney(bill.offer.amount, currency);
  const changed = (
    <Banner tone="warn" title="This bill changed while you were writing">
      {offered ? `${offered} is offered for the damage now. ` : 'Check it before you continue.  '}
      <Button small onPress={() => setSeen(bill.updated_at)}>
        I’ve checked it
      </Button>
    </Banner>
  );
  return { updated_at: seen, changed };
}
