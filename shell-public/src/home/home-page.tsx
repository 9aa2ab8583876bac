import { Slot, useFillers } from '@yard/remote-kit';
import { Container, SkeletonBlock, SkeletonCards, Stack, Text } from '@yard/ui';
import { useEffect, useState } from 'react';
import { HowItWorks } from './how-it-works';
import { Protection } from './protection';
import { SearchForm } from './search-form';
import { LinkNotice } from './link-notice';
import styles from './home.module.css';

/** A slow network does not keep the rest of the page back for longer. */
const LONGEST_WAIT_MS = 1_500;

/** The start page: one question, then what there is, how it works and what protects both sides. */
export function HomePage() {
  const rentals = useOwnRentals();
  return (
    <>
      <LinkNotice />
      <section className={styles.hero}>
        <Container>
          <h1 className={styles.question}>What do you need, where and when?</h1>
          <Text soft above={2} below={4}>
            Heavy machines from the people who own them. You see the whole price before you ask.
          </Text>
          <SearchForm />
        </Container>
      </section>
      <Container>
        <Stack gap={12}>
          <Slot
            name="home.attention"
            props={{ onKnown: rentals.settle }}
            skeleton={<SkeletonBlock height={180} />}
          />
          {rentals.isSettled && (
            <>
              <Slot name="home.categories" skeleton={<SkeletonCards count={4} />} />
              <Slot name="home.machines" skeleton={<SkeletonCards count={8} />} />
              <HowItWorks />
              <Protection />
            </>
          )}
        </Stack>
      </Container>
    </>
  );
}

/**
 * Whether it is known how much room the reader's own rentals take; what stands below is drawn then and does not move.
 */
function useOwnRentals() {
  const hasNone = useFillers('home.attention').length === 0;
  const [isKnown, setKnown] = useState(false);
  const [settle] = useState(() => () => setKnown(true));
  useEffect(() => {
    const timer = setTimeout(settle, LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [settle]);
  return { isSettled: hasNone || isKnown, settle };
}
