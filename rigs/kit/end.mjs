/** Ends a program: what is wrong line by line, then figures as JSON. @param wrong sentences; none where all is well */
export function endWith(wrong, figures) {
  for (const words of wrong) console.error(`FAILED  ${words}`);
  console.log(JSON.stringify({ ...figures, failures: wrong.length }));
  process.exit(wrong.length > 0 ? 1 : 0);
}
