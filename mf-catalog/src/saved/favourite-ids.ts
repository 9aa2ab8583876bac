import type { Wire } from '@laravel-wire/client';
import { queryOptions } from '@tanstack/react-query';
import type { FavouriteIds } from '@yard/contracts/saved';

export function favouriteIds(wire: Wire) {
  return queryOptions({
    queryKey: ['api/favourites', 'ids'],
    queryFn: () => wire.http.get<FavouriteIds>('api/favourites/ids'),
  });
}
