import { Controller, Module } from '@nestjs/common';
import { savedFilters } from '@yard/contracts';
import { scopeOf } from '@kit/server/store/scope-of';
import { presenterOf } from '@kit/server/store/present';
import { adminsAlone, plainController } from '../../resources/plain-controller';
import { SavedFilter } from './saved-filter.entity';

const SavedFilterScope = scopeOf(SavedFilter);
const kind = { resource: savedFilters, entity: SavedFilter, present: presenterOf(savedFilters) };

@Controller(savedFilters.type.endpoint)
class SavedFiltersController extends plainController(kind, adminsAlone(SavedFilterScope)) {}

@Module({ controllers: [SavedFiltersController], providers: [SavedFilterScope] })
export class SavedFiltersModule {}
