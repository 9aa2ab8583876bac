import { addressShape } from '@yard/contracts/records';
import { presenterOf } from '@kit/server/store/present';

export const presentAddress = presenterOf(addressShape);
