import { Grid, Icon, Row, Stack, Text } from '@yard/ui';
import styles from './home.module.css';

const PROMISES = [
  ['wallet', 'A deposit that comes back', 'You get it back after you return the machine.'],
  ['document', 'A written agreement', 'With names, dates and amounts. Both of you can read it anytime.'],
  ['card', 'Payment by card', 'No cash, no transfers. You know what you’ll pay and on which day.'],
  ['history', 'Clear cancellation terms', 'You see what you’d get back before you send a request.'],
] as const;

export function Protection() {
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
