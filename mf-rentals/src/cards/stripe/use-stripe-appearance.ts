import type { Appearance } from '@stripe/stripe-js';
import { useTheme } from '@yard/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { stripeAppearance } from './stripe-appearance';

const DARK = '(prefers-color-scheme: dark)';

/** The look of Stripe's form in the theme that is on, also after a change of it. */
export function useStripeAppearance(): Appearance {
  const { theme } = useTheme();
  const isDark = useSyncExternalStore(onSchemeChange, () => window.matchMedia(DARK).matches);
  // The theme is not read here, but the tokens follow it.
  const look = `${theme} ${isDark}`;
  return useMemo(() => (look ? stripeAppearance(pageToken()) : {}), [look]);
}

function pageToken(): (name: string) => string {
  const style = getComputedStyle(document.documentElement);
  return (name) => style.getPropertyValue(name).trim();
}

function onSchemeChange(listener: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
