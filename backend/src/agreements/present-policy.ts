import { cancellationPolicyShape, depositPolicyShape } from '@yard/contracts/records';
import { presenterOf } from '@kit/server/store/present';

export const presentDepositPolicy = presenterOf(depositPolicyShape);

export const presentCancellationPolicy = presenterOf(cancellationPolicyShape);
