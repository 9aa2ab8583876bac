import type { SetupIntentRecord } from '@yard/contracts';
import type { SimulatedProvider } from '../../src/payments/simulator/simulated-provider';
import { api } from '../api';
import type { Person } from './people';

interface Cards {
  setUp(userId: number): Promise<SetupIntentRecord>;
}

const simulator = () =>
  api.provider<SimulatedProvider>('src/payments/simulator/simulated-provider', 'SimulatedProvider');

const VISA = { brand: 'visa', last4: '4242', outcome: { kind: 'succeeded' } } as const;

export async function completedForm({ id }: Person) {
  const cards = api.provider<Cards>('src/payments/cards/stored-cards', 'StoredCards');
  const { setup_intent_id } = await cards.setUp(id);
  const card = await simulator().createPaymentMethod(VISA, { exp_month: 12, exp_year: 2030 });
  await simulator().confirmSetupIntent(setup_intent_id, card);
  return { setup_intent_id };
}

let count = 0;

/** A charge that waits for the bank's page. */
export function waitingIntent() {
  const key = `matrix-intent-${(count += 1)}`;
  const charge = { amount: 100, currency: 'usd', customer: 'cus_1', description: key, metadata: {} };
  return simulator().createPaymentIntent(
    { ...charge, payment_method: 'pm_card_authenticationRequired' },
    key,
  );
}
