import { scopeOf } from '@kit/server/store/scope-of';
import { Media } from './media.entity';

export const MediaScope = scopeOf(Media);
