import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../catalog/catalog.module';
import { Machine } from '../catalog/machine.entity';
import { Favourite } from './favourites/favourite.entity';
import { FavouritesController, FavouriteScope } from './favourites/favourites.controller';
import { FavouritesService } from './favourites/favourites.service';
import { OwnFavourites } from './favourites/own-favourites';
import { GoneWith } from './gone-with';

/** What people keep in mind: machines. */
@Module({
  imports: [CatalogModule, TypeOrmModule.forFeature([Favourite, Machine])],
  controllers: [FavouritesController],
  providers: [FavouritesService, OwnFavourites, FavouriteScope, GoneWith],
})
export class SavedModule {}
