/** Where the answer is kept: with all that is known of favourites. */
export const FAVOURITE_IDS = ['api/favourites', 'ids'];
