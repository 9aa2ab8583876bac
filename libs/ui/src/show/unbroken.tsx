import { Fragment } from 'react';
import styles from './values.module.css';

/** Longer ones may break: they would not fit a narrow column. */
const LONGEST = 16;

/** A machine's name whose model ("U35-4", "580 Super N") stays on one line; a browser breaks it at hyphens and spaces. */
export function Unbroken({ text }: { text: string }) {
  return pieces(text).map(({ words, isModel }, index) =>
    isModel ? (
      <span key={index} className={styles.unbroken}>
        {words}
      </span>
    ) : (
      <Fragment key={index}>{words}</Fragment>
    ),
  );
}

/** Models apart, and all between them in one piece. */
function pieces(text: string): { words: string; isModel: boolean }[] {
  const parts = text.split(/((?:[^ ]*\d[^ ]* )?[^ ]+ [A-Z](?= |$)| |[^ ]+)/).filter(Boolean);
  const found: { words: string; isModel: boolean }[] = [];
  for (const words of parts) {
    const isModel = /\d.*-|-.*\d|. [A-Z]$/.test(words) && words.length <= LONGEST;
    const last = found.at(-1);
    if (last && !isModel && !last.isModel) last.words += words;
    else found.push({ words, isModel });
  }
  return found;
}
