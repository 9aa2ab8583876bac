import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog.module';
import { FavouritesController } from './favourites/favourites.controller';
import { SavedSearchesController } from './searches/saved-searches.controller';
import * as providers from './saved-providers';

/** Saved machines, and saved searches that notify of new ones. */
@Module({
  imports: [CatalogModule],
  controllers: [FavouritesController, SavedSearchesController],
  providers: Object.values(providers),
})
export class SavedModule {}
