import { scopeOf } from '../database/scope-of';
import { Address } from './address.entity';

export const AddressScope = scopeOf(Address);
