import { addressShape } from '@yard/contracts/records';
import { presenterOf } from '@yard/server/store/present';

export const presentAddress = presenterOf(addressShape);
