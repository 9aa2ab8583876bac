import { scopeOf } from '@kit/server/store/scope-of';
import { Address } from './address.entity';

export const AddressScope = scopeOf(Address);
