import { Slot } from '@yard/remote-kit';
import { Container, SkeletonCards } from '@yard/ui';
import { HowItWorks } from './how-it-works';
import { Protection } from './protection';
import { SearchForm } from './search-form';
import { VerifiedNotice } from './verified-notice';
import styles from './home.module.css';

/** The start page: one question, then what there is, how it works and what protects both sides. */
export function HomePage() {
  return (
    <>
      <VerifiedNotice />
      <section className={styles.hero}>
        <Container>
          <h1 className={styles.question}>What do you need, where and when?</h1>
          <p className={styles.lead}>
            Heavy machines from the people who own them. You see the whole price before you ask.
          </p>
          <SearchForm />
        </Container>
      </section>
      <Container>
        <div className={styles.sections}>
          <Slot name="home.attention" skeleton={null} />
          <Slot name="home.categories" skeleton={<SkeletonCards count={4} />} />
          <Slot name="home.machines" skeleton={<SkeletonCards count={4} />} />
          <HowItWorks />
          <Protection />
        </div>
      </Container>
    </>
  );
}
