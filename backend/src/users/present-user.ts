import { userShape } from '@yard/contracts/records';
import { presenterOf } from '@kit/server/store/present';
import type { User } from './user.entity';

export const presentUser = presenterOf(userShape, ({ admin, role }: User) => ({ role: admin ? role : null }));
