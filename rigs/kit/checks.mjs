/**
 * Sentences that hold or do not, said one by one.
 *
 * @param isOver  of an earlier failure: whether later checks would only repeat it
 * @returns       `check(sentence, work)`, where `work` throws what is wrong; `areGood()`
 */
export function checklist({ isOver = false } = {}) {
  const counts = { passed: 0, failed: 0 };
  return {
    counts,
    areGood: () => counts.failed === 0 && counts.passed > 0,
    async check(sentence, work) {
      if (isOver && counts.failed > 0) return;
      try {
        await work();
        counts.passed += 1;
        console.log(`ok    ${sentence}`);
      } catch (error) {
        counts.failed += 1;
        const output = `${error.stdout ?? ''}${error.stderr ?? ''}`.slice(-4000);
        console.log(`FAIL  ${sentence}\n${output}${error.stack}`);
      }
    },
  };
}
