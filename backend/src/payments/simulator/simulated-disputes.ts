import { type DisputeEvidence, type ProviderDispute, ProviderRejected } from '../payment-provider';
import { answered, disputeOf, newDispute, parsed, type SimulatedIntent } from './try-card';
import type { SimulationStore } from './simulation-store';

export type OnDispute = (id: string, intentId: string) => Promise<void>;

/** The bank of the simulator's disputed card. */
export class SimulatedDisputes {
  constructor(
    private readonly store: SimulationStore,
    private readonly now: () => Date,
    private readonly onDispute: OnDispute,
  ) {}

  /** Takes a charge's money back as soon as it is there; a charge has one dispute. */
  async open(intentId: string): Promise<void> {
    const intent = parsed<SimulatedIntent>(await this.store.find('payment_intent', intentId));
    const made = await this.store.once('dispute', `dispute-${intentId}`, {}, () =>
      newDispute(intent, this.now()),
    );
    await this.onDispute(String(made['id']), intentId);
  }

  async retrieve(id: string): Promise<ProviderDispute> {
    return disputeOf(await this.store.find('dispute', id));
  }

  async since(at: Date): Promise<ProviderDispute[]> {
    return (await this.store.since('dispute', at)).map(disputeOf);
  }

  /** @throws ProviderRejected for one that waits for no evidence */
  async answer(id: string, evidence: DisputeEvidence): Promise<ProviderDispute> {
    const found = await this.store.find('dispute', id);
    if (found['status'] !== 'needs_response') throw new ProviderRejected('This dispute is already closed.');
    const status = answered(evidence);
    const body = await this.store.change('dispute', id, () => ({ status, evidence }));
    if (status === 'won') {
      await this.store.change('payment_intent', String(body['payment_intent']), () => ({ disputed: false }));
    }
    return disputeOf(body);
  }
}
