import { Fragment } from 'react';
import styles from './values.module.css';

/** Longer ones may break: they would not fit a narrow column. */
const LONGEST = 16;

/** A machine's name whose model ("U35-4", "PC210LC-11") stays on one line; a browser breaks it at its hyphen. */
export function Unbroken({ text }: { text: string }) {
  return text.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {/\d/.test(word) && word.includes('-') && word.length <= LONGEST ? (
        <span className={styles.unbroken}>{word}</span>
      ) : (
        word
      )}
    </Fragment>
  ));
}
