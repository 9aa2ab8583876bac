import { act, render } from '@testing-library/react';
import { page } from '@yard/testing/screen';
import { ThemeSwitch } from './theme-switch';
import { applyStoredTheme } from './use-theme';

const chosen = () => page.getByRole('radio', { checked: true }).closest('label')?.textContent;
const drawnIn = () => document.documentElement.dataset.theme;
const press = (name: string) => act(() => page.getByRole('radio', { name }).click());

afterEach(() => {
  localStorage.clear();
  applyStoredTheme();
});

it.each(['light', 'dark'])('draws a page in the theme that was stored: %s', (theme) => {
  localStorage.setItem('theme', theme);
  applyStoredTheme();
  expect(drawnIn()).toBe(theme);
  render(<ThemeSwitch />);
  expect(chosen()?.toLowerCase()).toBe(theme);
});

it.each([null, 'purple'])('follows the system where %s is stored', (stored) => {
  if (stored !== null) localStorage.setItem('theme', stored);
  applyStoredTheme();
  expect(drawnIn()).toBeUndefined();
  render(<ThemeSwitch />);
  expect(chosen()).toBe('System');
});

it('stores and draws what is pressed, and forgets it for the system’s', () => {
  render(<ThemeSwitch />);
  press('Dark');
  expect([chosen(), drawnIn(), localStorage.getItem('theme')]).toEqual(['Dark', 'dark', 'dark']);
  press('System');
  expect([chosen(), drawnIn(), localStorage.getItem('theme')]).toEqual(['System', undefined, null]);
});

it('follows what another tab stores', () => {
  render(<ThemeSwitch />);
  localStorage.setItem('theme', 'light');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
  expect(chosen()).toBe('Light');
});

it('has the browser read the colours that code asks for', () => {
  const registerProperty = jest.fn();
  Object.assign(CSS, { registerProperty });
  applyStoredTheme();
  const { length } = registerProperty.mock.calls;
  applyStoredTheme();
  Reflect.deleteProperty(CSS, 'registerProperty');
  // A browser throws where a name is registered again.
  expect(registerProperty).toHaveBeenCalledTimes(length);
  expect(registerProperty).toHaveBeenCalledWith(
    expect.objectContaining({ name: '--color-ink', syntax: '<color>' }),
  );
});
