// How long somebody went without success, and what they were told meanwhile. Pure: told the times.

/**
 * @returns `somebody()`, a new one: told of each act's end as `(word, at)`, where the word is `done` or what went wrong;
 *          `taken(at)`, the sums since it was last asked: `done`, `refused` by word, and `longestMs`, the longest that
 *          any of them waited from one success to the next
 */
export function watch(now = () => performance.now()) {
  const all = [];
  let sums = empty();

  const waited = (one, at) =>
    (sums.longestMs = Math.max(sums.longestMs, at - Math.max(one.since, sums.from)));
  return {
    somebody() {
      const one = { since: now(), isFailing: false };
      all.push(one);
      const heard = (word, at) => {
        one.isFailing = word !== 'done';
        if (one.isFailing) return void (sums.refused[word] = (sums.refused[word] ?? 0) + 1);
        waited(one, at);
        one.since = at;
        sums.done += 1;
      };
      return Object.assign(heard, { isFailing: () => one.isFailing });
    },
    taken() {
      for (const one of all) waited(one, now());
      const taken = sums;
      sums = { ...empty(), from: now() };
      return taken;
    },
  };

  function empty() {
    return { done: 0, refused: {}, longestMs: 0, from: now() };
  }
}

/** What nobody may be told, whatever breaks: neither that it is away, nor that the answer was lost on its way. */
export function unexpected(refused) {
  const FINE = ['503 with Retry-After', '429 with Retry-After', '502', '504', 'broken', 'hang'];
  return Object.keys(refused).filter((word) => !FINE.includes(word));
}
