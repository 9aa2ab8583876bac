import { scopeOf } from '../database/own-records';
import { Address } from './address.entity';

export const AddressScope = scopeOf(Address);
