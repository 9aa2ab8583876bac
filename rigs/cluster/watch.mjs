// The longest time that a person went without success, and the answers meanwhile. Pure: times are passed in.

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

/** Expected refusals: they say when to try again. */
const TOLD = ['503 with Retry-After', '429 with Retry-After'];

/**
 * Other outcomes of a request, by fault: at most one for each person whose request was under way. A process
 * that dies cuts its requests; HAProxy says 502 where it had begun an answer. A stopped or cut-off one
 * answers nothing: HAProxy waits for it longer than a person here (504 after 20 s).
 */
const EXPLAINED = [
  { fault: /^a serving process killed$/, words: ['broken', '502'] },
  { fault: /^a serving process (held still|cut off)$/, words: ['broken', '502', '504', 'hang'] },
  { fault: /^HAProxy reloaded$/, words: ['broken'] },
];

/**
 * @param refused  how often each word was the answer
 * @param fault    what was broken; `people`, how many ask at once
 * @returns        what nobody should have met, in words
 */
export function unexpected(refused, { fault, people }) {
  const explained = EXPLAINED.filter((one) => one.fault.test(fault)).flatMap(({ words }) => words);
  return Object.entries(refused)
    .filter(([word, times]) => !TOLD.includes(word) && !(explained.includes(word) && times <= people))
    .map(([word, times]) =>
      explained.includes(word) ? `${word} ×${times}, ${people} explained` : `${word} ×${times}`,
    );
}
