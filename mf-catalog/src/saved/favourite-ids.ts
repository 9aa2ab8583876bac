import type { FavouriteIds } from '@yard/contracts/saved';

/** Where the answer is kept: with all that is known of favourites. */
export const FAVOURITE_IDS = ['api/favourites', 'ids'] as const;

export type { FavouriteIds };
