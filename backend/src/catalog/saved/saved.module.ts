import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../catalog.module';
import { Machine } from '../machines/machine.entity';
import { DigestMails } from './digests/digest-mails';
import { DueSearches } from './digests/due-searches';
import { SavedSearchHit } from './digests/saved-search-hit.entity';
import { SearchDigests } from './digests/search-digests';
import { Favourite } from './favourites/favourite.entity';
import { FavouritesController, FavouriteScope } from './favourites/favourites.controller';
import { FavouritesService } from './favourites/favourites.service';
import { OwnFavourites } from './favourites/own-favourites';
import { SavedCascade } from './saved-cascade';
import { SavedSearch } from './searches/saved-search.entity';
import { SavedSearchesController, SavedSearchScope } from './searches/saved-searches.controller';
import { SavedSearchesService } from './searches/saved-searches.service';

/** Saved machines, and saved searches that notify of new ones. */
@Module({
  imports: [CatalogModule, TypeOrmModule.forFeature([Favourite, Machine, SavedSearch, SavedSearchHit])],
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
