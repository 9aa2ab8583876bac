import { scopeOf } from '../database/scope-of';
import { User } from './user.entity';

export const UserScope = scopeOf(User);
