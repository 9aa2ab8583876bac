// Six people who click at once, one request each.

export const all = [0, 1, 2, 3, 4, 5];
export const FAR = { start_date: '2027-03-01', end_date: '2027-03-02' };

/** Charges the deposits, too: a cancellation refunds only what was collected. */
export async function approveEach(world, indexes) {
  for (const index of indexes) await world.approve(index);
  await world.charged();
}

/** Six clicks at once. Who hears nothing clicks again; a 409 that begins with such words says that it was done. */
export const clicks = (click, ...done) => ({
  async act(world) {
    world.acknowledged = new Set();
    const each = all.map((index) => click(world, index).then(() => world.acknowledged.add(index)));
    await Promise.allSettled(each);
  },
  async again(world) {
    for (const index of all.filter((one) => !world.acknowledged.has(one))) {
      await click(world, index).catch((error) => {
        if (!done.some((words) => error.message.includes(`409: {"message":"${words}`))) throw error;
      });
    }
  },
});
