import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Machine } from '../machines/machine.entity';
import { MachineTypesController, MachineTypeScope } from './machine-types.controller';
import { UsualRatesOfTypes } from './usual-rates';

@Module({
  imports: [TypeOrmModule.forFeature([Machine])],
  controllers: [MachineTypesController],
  providers: [MachineTypeScope, UsualRatesOfTypes],
})
export class MachineTypesModule {}
