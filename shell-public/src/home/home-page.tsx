import { Slot, useFillers } from '@yard/remote-kit';
import { Container, Grid, SkeletonBlock, SkeletonCards, Stack, Text } from '@yard/ui';
import { useEffect, useState } from 'react';
import { LinkNotice } from './link-notice';
import { Protection } from './protection';
import { SearchForm } from './search-form';
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

/** Waits for the height of the reader's own rentals; what stands below is drawn then and does not move. */
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

const steps = [
  {
    title: 'Ask for your dates',
    text: 'Choose a machine and the days. You see rental, delivery and deposit as lines that add up, then send the request.',
  },
  {
    title: 'The owner answers',
    text: 'Both of you talk in one thread. When the owner approves, the agreement is filled in with your names, dates and amounts.',
  },
  {
    title: 'Work, return, done',
    text: 'Pick it up or have it delivered. After the return the rental is closed and the deposit goes back to your card.',
  },
];

function HowItWorks() {
  return (
    <Stack as="section" gap={6} aria-labelledby="how-it-works">
      <h2 id="how-it-works">How it works</h2>
      <Grid as="ol" gap={8} bare className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <h3>{step.title}</h3>
            <Text soft above={2}>
              {step.text}
            </Text>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
