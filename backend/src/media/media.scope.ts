import { scopeOf } from '../database/scope-of';
import { Media } from './media.entity';

export const MediaScope = scopeOf(Media);
