import { scopeOf } from '@kit/server/store/scope-of';
import { User } from './user.entity';

export const UserScope = scopeOf(User);
