import { manyRules } from '@laravel-wire/core';
import type { ListQuery } from '@laravel-wire/nest';
import { Authenticated, CurrentUser, Destroy, Loaded, Show, StoreMany, Valid } from '@laravel-wire/nest';
import { Controller, Get, Post, Res } from '@nestjs/common';
import { type Actor, ownRecordPolicy } from '@yard/contracts';
import { type FavouriteInput, favouriteRules, favouriteType } from '@yard/contracts/saved';
import type { FastifyReply } from 'fastify';
import { paginated } from '@kit/server/store/present';
import { scopeOf } from '@kit/server/store/scope-of';
import { Filters } from '../../../audit/exports/filters';
import { ofMany, ofOne } from '../../../resources/field-name';
import { Favourite } from './favourite.entity';
import { FavouritesService } from './favourites.service';
import { OwnFavourites } from './own-favourites';

export const FavouriteScope = scopeOf(Favourite);

@Controller(favouriteType.endpoint)
@Authenticated()
export class FavouritesController {
  constructor(
    private readonly favourites: FavouritesService,
    private readonly own: OwnFavourites,
  ) {}

  @Get()
  async index(@CurrentUser() actor: Actor, @Filters(favouriteType) list: ListQuery) {
    return paginated(await this.own.page(actor, list), list, (record) => record);
  }

  @Get('ids')
  ids(@CurrentUser() actor: Actor) {
    return this.own.ids(actor);
  }

  /** 200 for a machine that was saved before: it stays as it is. */
  @Post()
  async store(
    @CurrentUser() actor: Actor,
    @Valid(favouriteRules) input: FavouriteInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const [saved] = await this.favourites.add(actor, [input], ofOne);
    if (saved?.isNew === false) reply.code(200);
    return saved && this.own.one(saved.favourite, actor);
  }

  @StoreMany()
  async storeMany(
    @CurrentUser() actor: Actor,
    @Valid(manyRules(favouriteRules)) { data }: { data: FavouriteInput[] },
  ) {
    const saved = await this.favourites.add(actor, data, ofMany);
    return this.own.shown(
      saved.map(({ favourite }) => favourite),
      actor,
    );
  }

  // Nobody else's, an admin's eyes included: what one looks at is personal.
  @Show(':id', FavouriteScope, ownRecordPolicy.change)
  show(@CurrentUser() actor: Actor, @Loaded() favourite: Favourite) {
    return this.own.one(favourite, actor);
  }

  @Destroy(':id', FavouriteScope, ownRecordPolicy.change)
  destroy(@Loaded() favourite: Favourite) {
    return this.favourites.remove(favourite);
  }
}
