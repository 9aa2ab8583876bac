import { Module } from '@nestjs/common';
import { MachineTypesController, MachineTypeScope } from './machine-types.controller';

@Module({ controllers: [MachineTypesController], providers: [MachineTypeScope] })
export class MachineTypesModule {}
