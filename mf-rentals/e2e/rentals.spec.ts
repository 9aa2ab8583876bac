import { host, listOf } from '@yard/testing';
import { join } from 'node:path';

it('shows by itself that nothing is rented', async () => {
  const { page, answer, leave } = await host(join(__dirname, '..'));
  answer('GET /api/rental_requests', listOf([]));

  await page.goto('/rentals');

  await page.getByText('No rentals yet').first().waitFor();
  await leave();
});
