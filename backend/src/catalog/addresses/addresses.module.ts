import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OwnRecords } from './own-records';
import { Address } from './address.entity';
import { AddressesController } from './addresses.controller';
import { AddressScope } from './addresses.scope';
import { AddressesService } from './addresses.service';
import { PlacesController } from './places.controller';
import { PlacesService } from './places.service';
import { PostalCode } from './postal-code.entity';

@Module({
  imports: [TypeOrmModule.forFeature([Address, PostalCode])],
  controllers: [AddressesController, PlacesController],
  providers: [OwnRecords, AddressesService, AddressScope, PlacesService],
  exports: [AddressesService, PlacesService],
})
export class AddressesModule {}
