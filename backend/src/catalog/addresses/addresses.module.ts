import { Module } from '@nestjs/common';
import { OwnRecords } from './own-records';
import { AddressesController, AddressScope } from './addresses.controller';
import { AddressesService } from './addresses.service';
import { PlacesController } from './places.controller';
import { PlacesService } from './places.service';

@Module({
  controllers: [AddressesController, PlacesController],
  providers: [OwnRecords, AddressesService, AddressScope, PlacesService],
  exports: [AddressesService, PlacesService],
})
export class AddressesModule {}
