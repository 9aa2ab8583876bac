import { api } from './api';

/** Records what the card provider says of a dispute. */
export const learnDispute = (dispute: object): Promise<void> =>
  api
    .provider<{ learn(dispute: object): Promise<void> }>(
      'src/payments/disputes/disputes.service',
      'DisputesService',
    )
    .learn(dispute);
