import { as, guest } from '../../../test/api';
import { idsOf, REVIEWS, reviewScene } from '../../../test/review-scene';

describe('GET api/reviews', () => {
  it('lists what one wrote to who is signed in', async () => {
    const { stranger, renter, both } = await reviewScene();
    const { ofRenter } = await both();

    expect(idsOf(await as(renter).get(REVIEWS))).toEqual([ofRenter.id]);
    expect(idsOf(await as(stranger).get(REVIEWS))).toEqual([]);
  });

  it('tells what is said of somebody as an owner from what is said of them as a renter', async () => {
    const { owner, renter, both } = await reviewScene();
    const { ofOwner, ofRenter } = await both();
    const reviewsOf = async (of: { id: number }, about: string) =>
      idsOf(await guest().get(REVIEWS, { user_id: of.id, about }));

    expect(await reviewsOf(owner, 'machine')).toEqual([ofRenter.id]);
    expect(await reviewsOf(owner, 'renter')).toEqual([]);
    expect(await reviewsOf(renter, 'renter')).toEqual([ofOwner.id]);
  });

  it('finds by state and by words, for admins', async () => {
    const { admin, renter, owner, rent, both, write, act } = await reviewScene();
    const { ofOwner, ofRenter } = await both();
    const waiting = await write(renter, {
      rental_request_id: (await rent()).id,
      content: 'Loud, but strong',
    });
    await act(admin, ofOwner, 'hide', { reason: 'Rude' });
    const found = async (query: object) => idsOf(await as(admin).get(REVIEWS, query));

    expect(await found({ state: 'waiting' })).toEqual([waiting.body.id]);
    expect(await found({ state: 'published' })).toEqual([ofRenter.id]);
    expect(await found({ state: 'hidden' })).toEqual([ofOwner.id]);
    expect(await found({ search: 'but strong' })).toEqual([waiting.body.id]);
    expect(await found({ search: owner.name })).toEqual([ofOwner.id]);
    expect((await as(admin).get(REVIEWS, { state: 'odd' })).status).toBe(422);
  });
});
