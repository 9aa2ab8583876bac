import { Grid, Icon, type IconName, Row, Stack, Text } from '@yard/ui';
import styles from './home.module.css';

const promises: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'wallet',
    title: 'A deposit that comes back',
    text: 'Held for the rental, shown apart from the price, returned when the machine is.',
  },
  {
    icon: 'document',
    title: 'A written agreement',
    text: 'Every rental has one, with names, dates and amounts filled in. Both sides can read it at any time.',
  },
  {
    icon: 'card',
    title: 'Payment by card, through us',
    text: 'No cash and no transfers. You are told what is charged and on which day.',
  },
  {
    icon: 'history',
    title: 'Cancelling has fixed rules',
    text: 'You see what you get back, and until when, before you send a request.',
  },
];

export function Protection() {
  return (
    <Stack as="section" gap={6} aria-labelledby="protection">
      <h2 id="protection">What protects both sides</h2>
      <Grid as="ul" gap={8} bare className={styles.promises}>
        {promises.map((promise) => (
          <Row as="li" key={promise.title} gap={4} align="start">
            <span className={styles.symbol}>
              <Icon name={promise.icon} size={22} />
            </span>
            <div>
              <h3>{promise.title}</h3>
              <Text soft above={2}>
                {promise.text}
              </Text>
            </div>
          </Row>
        ))}
      </Grid>
    </Stack>
  );
}
