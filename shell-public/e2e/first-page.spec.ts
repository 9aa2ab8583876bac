import { people, violations, visit } from '@yard/testing';

describe('the public site', () => {
  it.each([
    [375, 'light'],
    [768, 'dark'],
    [1440, 'light'],
  ] as const)('greets a guest at %d px, in %s, without a complaint', async (width, theme) => {
    const guest = await visit('public', { width, height: 900, theme });

    await guest.page.goto('/');
    await guest.page.getByRole('heading', { level: 1 }).waitFor();

    expect(await violations(guest.page)).toEqual([]);
    expect(guest.complaints).toEqual([]);
    expect(await guest.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await guest.leave();
  });

  it('signs in, and remembers who is there over a reload', async () => {
    const ray = await visit();

    await ray.signInByForm(people.ray);
    await ray.page.reload();

    expect(await ray.page.evaluate("JSON.parse(localStorage.getItem('user')).email")).toBe(people.ray.email);
    await ray.page.goto('/account');
    await ray.page.getByText(people.ray.email).first().waitFor();
    await ray.leave();
  });

  it('says what is wrong with a refused sign-in, on its field', async () => {
    const guest = await visit();
    await guest.page.goto('/login');
    await guest.page.getByLabel('Email').fill('renter@example.com');
    await guest.page.getByLabel('Password', { exact: true }).fill('wrong');

    await guest.page.getByRole('button', { name: 'Sign in' }).click();

    await guest.page.getByText('These credentials do not match our records.').waitFor();
    await guest.leave();
  });
});
