import { useSettings } from '@yard/remote-kit';
import { Grid, Text } from '@yard/ui';

export function HowItGoes() {
  const { fee_percent } = useSettings();
  return (
    <section aria-labelledby="how-it-goes">
      <Text as="h2" id="how-it-goes" size={18} below={3}>
        How it works for owners
      </Text>
      <Grid as="ol" gap={2} marked>
        <li>You tell us your business and phone number. We check each owner once and answer by email.</li>
        <li>You list your machines with rates, photos and location. Listing is free.</li>
        <li>
          You approve or decline each request. When you approve one, we charge the deposit to the renter’s
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
