import { page, people, read, refused, waitFor } from '@yard/testing/screen';
import { goToCard, openRequest, SEND } from '../../test/open-request';

const main = () => read(page.getByRole('main'));

it('leads back to the days where those are taken meanwhile, and keeps the rest', async () => {
  const body = { message: 'These days are taken.', free: [{ from: '2026-12-20', to: '2026-12-24' }] };
  const screen = openRequest(undefined, { answers: { [SEND]: { status: 409, body } } });

  await goToCard(screen);
  await screen.press('Send request');
  await page.findByText('The rest of your request is saved. Nearest free days:');
  await screen.press('Sun, Dec 20 – Thu, Dec 24, 2026');

  await waitFor(() => expect(screen.address()).toContain('from=2026-12-20&to=2026-12-24'));
  expect(page.queryByText('These days are taken.')).toBeNull();
  expect(page.getByRole('radio', { name: /2 Quarry/ })).toMatchObject({ checked: true });
});

it('leads to the request that stands already', async () => {
  const screen = openRequest(undefined, {
    answers: { [SEND]: { status: 409, body: { message: 'You asked for it already.' } } },
  });

  await goToCard(screen);
  await screen.press('Send request');

  await page.findByText('You asked for it already.');
  expect(page.getByRole('link', { name: 'Your rentals' }).getAttribute('href')).toBe('/rentals');
});

it('leads to the first step of what is refused', async () => {
  const screen = openRequest(undefined, { answers: { [SEND]: refused({ address_id: ['Too far.'] }) } });

  await goToCard(screen);
  await screen.press('Send request');

  await page.findByText('Too far.');
  await page.findByRole('form', { name: 'When and where' });
  await screen.press('Continue');

  await page.findByRole('form', { name: 'Agreements' });
});

it('asks for the agreement again after other terms', async () => {
  const screen = openRequest();

  await goToCard(screen);
  await screen.press('Back');
  await screen.press('Back');
  await screen.press('Change delivery');
  await screen.person.click(await page.findByRole('radio', { name: /Saturdays/ }));
  await screen.press('Continue');

  const boxes = await page.findAllByRole('checkbox');
  expect(boxes.map((box) => 'checked' in box && box.checked)).toEqual([true, true, true, false]);
});

it('says what the owner of a machine can do', async () => {
  openRequest(undefined, { user: people.olive });

  await page.findByText('This machine is yours');
  await waitFor(() =>
    expect(main()).toBe(
      '← Caterpillar 320 GC crawler excavator → /machines/1 | Request to rent | This machine is yours | To use it yourself, block days in its calendar. | Go to the machine → /my-machines/1',
    ),
  );
});

it('says that there is no such machine', async () => {
  openRequest(undefined, {
    answers: { 'GET /api/machines/1': { status: 404, body: { message: 'Not found' } } },
  });

  await page.findByText('We can’t show this machine');
  await waitFor(() =>
    expect(main()).toBe(
      'We can’t show this machine | It was removed, or it belongs to someone else. | Find another machine → /search',
    ),
  );
});
