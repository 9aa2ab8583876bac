import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog.module';
import { DigestMails } from './digests/digest-mails';
import { DueSearches } from './digests/due-searches';
import { SearchDigests } from './digests/search-digests';
import { FavouritesController, FavouriteScope } from './favourites/favourites.controller';
import { FavouritesService } from './favourites/favourites.service';
import { OwnFavourites } from './favourites/own-favourites';
import { SavedCascade } from './saved-cascade';
import { SavedSearchesController, SavedSearchScope } from './searches/saved-searches.controller';
import { SavedSearchesService } from './searches/saved-searches.service';

/** Saved machines, and saved searches that notify of new ones. */
@Module({
  imports: [CatalogModule],
  controllers: [FavouritesController, SavedSearchesController],
  providers: [
    FavouritesService,
    OwnFavourites,
    FavouriteScope,
    SavedSearchesService,
    SavedSearchScope,
    DueSearches,
    DigestMails,
    SearchDigests,
    SavedCascade,
  ],
})
export class SavedModule {}
