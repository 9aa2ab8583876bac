import { Module } from '@nestjs/common';
import { AddressesModule } from './addresses/addresses.module';
import { MediaModule } from './media/media.module';
import { BlackoutSteps } from './calendar/blackout.steps';
import { BlackoutsController, BlackoutScope } from './calendar/blackouts.controller';
import { CalendarReader } from './calendar/outside/calendar-reader';
import {
  MachineCalendarsController,
  MachineCalendarScope,
} from './calendar/outside/machine-calendars.controller';
import { MachineCalendarsService } from './calendar/outside/machine-calendars.service';
import { OutsideDays } from './calendar/outside/outside-days';
import { CalendarService } from './calendar/calendar.service';
import { MachinesNotBack } from './calendar/machines-not-back';
import { NextFree } from './calendar/next-free';
import { DeliveryOptionScope, DeliveryOptionsController } from './parts/delivery-options.controller';
import { DescriptionPictures } from './machines/description-pictures';
import { ListedMachines } from './listed/listed-machines';
import { ListedMachinesController } from './listed/listed-machines.controller';
import { FlexibleSearch } from './search/flexible/free-spans';
import { Alternatives } from './search/alternatives/alternatives';
import { AttributeCounts } from './search/facets/attribute-counts';
import { FacetCounts } from './search/facets/facet-counts';
import { Interpreter } from './search/interpreter';
import { ListedOwners } from './search/index/listed-owners';
import { MachineIndex } from './search/machine-index';
import { FreshMachines } from './search/fresh-machines';
import { MachineRows } from './search/machine-rows';
import { MissedSearches } from './search/missed/missed-searches';
import { MissedSearchesController, MissedSearchScope } from './search/missed/missed-searches.controller';
import { MachineSearch } from './search/machine-search';
import { TableIndex } from './search/table/table-index';
import { DeliveredTotals } from './search/totals/delivered-totals';
import { TotalOrder } from './search/totals/total-order';
import { MachineUses } from './machines/machine-uses';
import { MachineViews } from './machines/machine-views';
import { PageViews } from './page-views/page-views';
import { PageViewsController } from './page-views/page-views.controller';
import { MachinesController } from './machines/machines.controller';
import { MachineModeration } from './machines/machine-moderation';
import { MachineScope } from './machines/machines.scope';
import { MachinesService } from './machines/machines.service';
import { PhotosController, PhotoScope } from './parts/photos.controller';
import { PhotosService } from './parts/photos.service';
import { SuggestionsController } from './suggestions/suggestions.controller';
import { PartialMatch } from './search/partial-match';
import { PlacesInSearch } from './search/place-in-search';
import { SuggestionsService } from './suggestions/suggestions.service';
import { UnlistedMachines } from './machines/unlisted-machines';

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
  providers: [
    MachinesService,
    MachineModeration,
    ListedMachines,
    MachineScope,
    MachineSearch,
    MissedSearches,
    MissedSearchScope,
    MachineRows,
    Alternatives,
    FlexibleSearch,
    FreshMachines,
    AttributeCounts,
    FacetCounts,
    Interpreter,
    PartialMatch,
    PlacesInSearch,
    DeliveredTotals,
    TotalOrder,
    SuggestionsService,
    { provide: MachineIndex, useClass: TableIndex },
    MachineViews,
    PageViews,
    MachineUses,
    UnlistedMachines,
    ListedOwners,
    DeliveryOptionScope,
    BlackoutScope,
    MachineCalendarScope,
    PhotoScope,
    BlackoutSteps,
    MachineCalendarsService,
    CalendarReader,
    OutsideDays,
    PhotosService,
    CalendarService,
    MachinesNotBack,
    NextFree,
    DescriptionPictures,
  ],
  exports: [CalendarService, FreshMachines, MachinesNotBack, MachineUses, MachineViews, MachineScope],
})
export class CatalogModule {}
