import { Module } from '@nestjs/common';
import { AddressesModule } from './addresses/addresses.module';
import { MediaModule } from './media/media.module';
import { BlackoutsController } from './calendar/blackouts.controller';
import { MachineCalendarsController } from './calendar/outside/machine-calendars.controller';
import { DeliveryOptionsController } from './parts/delivery-options.controller';
import { ListedMachinesController } from './listed/listed-machines.controller';
import { MachineIndex } from './search/machine-index';
import { MissedSearchesController } from './search/missed/missed-searches.controller';
import { TableIndex } from './search/table/table-index';
import { PageViewsController } from './page-views/page-views.controller';
import { MachinesController } from './machines/machines.controller';
import { PhotosController } from './parts/photos.controller';
import { SuggestionsController } from './suggestions/suggestions.controller';
import * as providers from './catalog-providers';

@Module({
  imports: [AddressesModule, MediaModule],
  controllers: [
    // Before the machines: `suggestions` is no id of one.
    SuggestionsController,
    MissedSearchesController,
    ListedMachinesController,
    MachinesController,
    PageViewsController,
    DeliveryOptionsController,
    BlackoutsController,
    MachineCalendarsController,
    PhotosController,
  ],
  providers: [...Object.values(providers), { provide: MachineIndex, useClass: TableIndex }],
  exports: [
    providers.CalendarService,
    providers.FreshMachines,
    providers.MachinesNotBack,
    providers.MachineUses,
    providers.MachineViews,
    providers.MachineScope,
  ],
})
export class CatalogModule {}
