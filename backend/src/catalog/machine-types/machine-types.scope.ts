import { scopeOf } from '../../database/scope-of';
import { MachineType } from './machine-type.entity';

export const MachineTypeScope = scopeOf(MachineType);
