import { userShape } from '@yard/contracts/records';
import { presenterOf } from '@kit/server/store/present';
import type { User } from './user.entity';

/** An account as admins see it. */
export const presentUser = presenterOf(userShape, ({ admin, role }: User) => ({ role: admin ? role : null }));
