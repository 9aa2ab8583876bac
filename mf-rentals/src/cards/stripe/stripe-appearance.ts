import type { Appearance } from '@stripe/stripe-js';

/**
 * How Stripe's form looks: ours.
 *
 * @param token  the value of a design token by its name; Stripe's frame knows no custom properties
 */
export function stripeAppearance(token: (name: string) => string): Appearance {
  const focus = token('--color-focus');
  return {
    theme: 'flat',
    labels: 'above',
    variables: {
      colorPrimary: focus,
      colorBackground: token('--color-paper'),
      colorText: token('--color-ink'),
      colorTextSecondary: token('--color-ink-soft'),
      colorTextPlaceholder: token('--color-ink-faint'),
      colorDanger: token('--color-bad'),
      fontFamily: token('--font-sans'),
      fontSizeBase: '16px',
      spacingUnit: token('--space-1'),
      borderRadius: token('--radius-control'),
    },
    rules: {
      '.Input, .Block, .Tab': { border: `1px solid ${token('--color-line-strong')}`, boxShadow: 'none' },
      '.Input': { padding: token('--space-3') },
      '.Input:focus': { borderColor: focus, boxShadow: `0 0 0 1px ${focus}` },
      '.Input--invalid': { borderColor: token('--color-bad'), boxShadow: 'none' },
      '.Label': { fontSize: token('--text-14'), fontWeight: '600' },
      '.Error': { fontSize: token('--text-14') },
    },
  };
}
