import { Module } from '@nestjs/common';
import { MachineTypesController, MachineTypeScope } from './machine-types.controller';
import { UsualRatesOfTypes } from './usual-rates';

@Module({ controllers: [MachineTypesController], providers: [MachineTypeScope, UsualRatesOfTypes] })
export class MachineTypesModule {}
