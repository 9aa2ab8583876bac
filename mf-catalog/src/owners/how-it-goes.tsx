import { useSettings } from '@yard/remote-kit';
import { Grid, Text } from '@yard/ui';

export function HowItGoes() {
  const { fee_percent } = useSettings();
  return (
    <section aria-labelledby="how-it-goes">
      <Text as="h2" id="how-it-goes" size={18} below={3}>
        How it goes
      </Text>
      <Grid as="ol" gap={2} marked>
        <li>You tell us your business and phone number. Each owner is checked once; we answer by e-mail.</li>
        <li>You list your machines, with rates, photos and where they stand. Listing costs nothing.</li>
        <li>
          You accept or decline each request. When you accept one, the deposit is charged to the renter’s
          card; the rent follows before the rental begins.
        </li>
        <li>
          After the rental the rent goes to your bank account
          {fee_percent ? `, less our fee of ${fee_percent}%` : ''}. You connect the account before the first
          payment.
        </li>
      </Grid>
    </section>
  );
}
