import { ButtonGroup, Row, Text } from '@yard/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './fixed-notice.module.css';

const STACK = 'fixed-notices';

/** A notice above every page of this reader's, with the buttons that end it. */
export function FixedNotice({ label, text, children }: { label: string; text: string; children: ReactNode }) {
  return createPortal(
    <Row
      as="section"
      gap={2}
      across={4}
      align="center"
      wrap
      aria-label={label}
      className={styles.banner}
      data-print="never"
    >
      <Text weight={600} breaks role="status" className={styles.words}>
        <ReadOut>{text}</ReadOut>
      </Text>
      <ButtonGroup>{children}</ButtonGroup>
    </Row>,
    stack(),
  );
}

/** Container of the notices: first in the page, so that the Tab key reaches their buttons before all else. */
function stack(): HTMLElement {
  const known = document.getElementById(STACK);
  if (known) return known;
  const made = Object.assign(document.createElement('div'), { id: STACK, className: styles.stack });
  document.body.prepend(made);
  return made;
}

/** Screen readers tell what comes into a place that says that it is live, not what it began with. */
function ReadOut({ children }: { children: string }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return isThere ? children : null;
}
