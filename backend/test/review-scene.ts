import { as } from './api';
import { make } from './make';
import { closedRental } from './permissions/review-records';

export const REVIEWS = '/api/reviews';

export type Person = { id: number; name: string; email: string };

/** Ray has rented from Olive, and the rental was closed at 12:00; Ada administers, and a stranger looks on. */
export async function reviewScene() {
  const owner = await make.owner({ name: 'Olive Owner' });
  const renter = await make.user({ name: 'Ray Renter' });
  const admin = await make.admin({ name: 'Ada Admin' });
  const stranger = await make.user({ name: 'Sam Stranger' });
  const rent = () => closedRental({ renter, owner });
  const rental = await rent();
  const write = (by: Person, fields: object = {}) =>
    as(by).post(REVIEWS, { rental_request_id: rental.id, rating: 4, ...fields });
  const both = async (ofMachine = 4, ofRenter = 5) => {
    const ofOwner = (await write(owner, { rating: ofRenter })).body as { id: number };
    return { ofOwner, ofRenter: (await write(renter, { rating: ofMachine })).body as { id: number } };
  };
  const act = (by: Person, review: { id: number }, action: string, input: object = {}) =>
    as(by).post(`${REVIEWS}/${review.id}/${action}`, input);
  return { owner, renter, admin, stranger, rental, rent, write, both, act };
}

export const idsOf = (answer: { body: { data: { id: number }[] } }) => answer.body.data.map(({ id }) => id);
