import { Slot, useFillers } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { Container, Grid, Icon, Row, SkeletonBlock, SkeletonCards, Stack, Text } from '@yard/ui';
import { useEffect, useState } from 'react';
import { LinkNotice } from './link-notice';
import { SearchForm } from './search-form';
import styles from './home.module.css';

/** A slow network does not keep the rest of the page back for longer. */
const LONGEST_WAIT_MS = 1_500;

/** The start page: one question, then the machines there are; a member’s begins with what is due. */
export function HomePage() {
  const rentals = useOwnRentals();
  const { user } = useSession();
  return (
    <>
      <LinkNotice />
      {rentals.areAwaited && (
        <Container>
          <Stack gap={4} padY={4}>
            <h1>{user ? `Welcome back, ${user.name.split(' ')[0]}` : 'Welcome back'}</h1>
            <Slot name="home.attention" onKnown={rentals.settle} skeleton={<SkeletonBlock height={180} />} />
          </Stack>
        </Container>
      )}
      {rentals.isSettled && (
        <>
          <section className={styles.hero} aria-label="Search">
            <Container>
              {!rentals.areAwaited && <Greeting />}
              <SearchForm />
            </Container>
          </section>
          <Container>
            <Stack gap={12}>
              <Slot name="home.machines" skeleton={<SkeletonCards count={8} />} />
              <Slot name="home.categories" skeleton={<SkeletonCards count={4} />} />
              <HowItWorks />
              <Protection />
            </Stack>
          </Container>
        </>
      )}
    </>
  );
}

function Greeting() {
  return (
    <>
      <h1 className={styles.question}>What do you need, where and when?</h1>
      <Text soft above={2} below={4}>
        Rent heavy machines from local owners. You see the whole price up front.
      </Text>
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
  return { areAwaited: !hasNone, isSettled: hasNone || isKnown, settle };
}

const STEPS = [
  ['Pick your dates', 'See rental, delivery and deposit line by line before you send a request.'],
  ['The owner answers', 'Talk in one thread. Once it’s approved, your agreement is ready.'],
  ['Work, return, done', 'Pick it up or have it delivered. After the return you get your deposit back.'],
] as const;

function HowItWorks() {
  return (
    <Stack as="section" gap={6} aria-labelledby="how-it-works">
      <h2 id="how-it-works">How it works</h2>
      <Grid as="ol" gap={8} bare className={styles.steps}>
        {STEPS.map(([title, text], index) => (
          <li key={title}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <h3>{title}</h3>
            <Text soft above={2}>
              {text}
            </Text>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

const PROMISES = [
  ['wallet', 'A deposit that comes back', 'You get it back after you return the machine.'],
  ['document', 'A written agreement', 'With names, dates and amounts. Both of you can read it anytime.'],
  ['card', 'Payment by card', 'No cash, no transfers. You know what you’ll pay and on which day.'],
  ['history', 'Clear cancellation terms', 'You see what you’d get back before you send a request.'],
] as const;

function Protection() {
  return (
    <Stack as="section" gap={6} aria-labelledby="protection">
      <h2 id="protection">What protects both sides</h2>
      <Grid as="ul" gap={8} bare className={styles.promises}>
        {PROMISES.map(([icon, title, text]) => (
          <Row as="li" key={title} gap={4} align="start">
            <span className={styles.symbol}>
              <Icon name={icon} size={22} />
            </span>
            <div>
              <h3>{title}</h3>
              <Text soft above={2}>
                {text}
              </Text>
            </div>
          </Row>
        ))}
      </Grid>
    </Stack>
  );
}
