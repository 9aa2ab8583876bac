import { userShape } from '@yard/contracts/records';
import { presenterOf } from '@yard/server/store/present';

/** An account as admins see it. */
export const presentUser = presenterOf(userShape);
