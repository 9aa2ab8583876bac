import { page, quoteRecord, read, waitFor } from '@yard/testing/screen';
import { goToCard, openRequest, QUOTE } from '../../test/open-request';

const summary = () => read(page.getByRole('complementary', { name: 'Summary' }));
const bar = () => page.getByRole('button', { name: /^(Summary|Total)/ }).closest('.bar');

it('sends no request without a price, and says that its sender is signed out', async () => {
  const screen = openRequest(undefined, {
    answers: { [QUOTE]: { status: 401, body: { message: 'Unauthenticated.' } } },
  });

  await goToCard(screen);
  await page.findByText('We couldn’t load the price');
  expect(summary()).toBe(
    '(Summary) | Caterpillar 320 GC crawler excavator | Crawler Excavator | from Olive Owner | Mon, Dec 14 – Fri, Dec 18 | We couldn’t load the price | You are signed out. | [Try again] | If you cancel | Until Sat, Nov 14, 12:00 AM | everything back | Until Mon, Dec 7, 12:00 AM | 50% of the rental, 100% of the delivery, 100% of the deposit back | Until Sat, Dec 12, 12:00 AM | 0% of the rental, 100% of the delivery, 50% of the deposit back | After Sat, Dec 12, 12:00 AM | nothing back | If the owner cancels, you get everything back.',
  );
  expect(read(bar() ?? document.body)).toBe('[Summary] | [Send request, disabled]');
  const send = page.getByRole('button', { name: 'Send request' });
  expect(send).toMatchObject({ disabled: true });
  await screen.person.click(send);
  expect(screen.sent()).toEqual([]);

  screen.answer(QUOTE, quoteRecord());
  await screen.press('Try again');
  await waitFor(() => expect(send).toMatchObject({ disabled: false }));
  expect(read(bar() ?? document.body)).toBe('[Total $2,240.00] | [Send request]');
});
