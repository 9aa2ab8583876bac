import { Grid, Stack, Text } from '@yard/ui';
import styles from './home.module.css';

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

export function HowItWorks() {
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
