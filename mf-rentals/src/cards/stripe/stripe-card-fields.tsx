import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useQuery } from '@tanstack/react-query';
import { paymentMethodType, type SetupIntentRecord } from '@yard/contracts';
import { useWire } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import { cx, ErrorState, FieldError, SkeletonBlock, useTheme } from '@yard/ui';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { hereWithout, SETUP_RETURN } from './return-address';
import { STRIPE_FORM_HEIGHT } from './stripe-form-height';
import type { SetUpCard, StripeCard } from './use-stripe-card';
import styles from './stripe.module.css';

/** Stripe's card form, in our look; the card's number never comes to us. */
export default function StripeCardFields({ card }: { card: StripeCard }) {
  return (
    <div>
      <LoadedForm attach={card.attach} />
      <span role="alert">
        <FieldError error={card.error} />
      </span>
    </div>
  );
}

function LoadedForm({ attach }: Pick<StripeCard, 'attach'>) {
  const setup = useCardSetup();
  const appearance = useStripeAppearance();
  const [failed, setFailed] = useState(false);
  const retry = () => {
    setFailed(false);
    void setup.refetch();
  };

  if (failed || setup.isError) {
    return (
      <ErrorState title="We couldn’t load the card form" onRetry={retry} retrying={setup.isFetching}>
        It comes from Stripe, our card provider. What you’ve filled in is saved.
      </ErrorState>
    );
  }
  if (!setup.data) return <SkeletonBlock height={STRIPE_FORM_HEIGHT} />;
  const { stripe, client_secret: clientSecret } = setup.data;
  return (
    <Elements key={clientSecret} stripe={stripe} options={{ clientSecret, appearance, loader: 'never' }}>
      <CardElement attach={attach} clientSecret={clientSecret} onLoadError={() => setFailed(true)} />
    </Elements>
  );
}

type CardElementProps = Pick<StripeCard, 'attach'> & { clientSecret: string; onLoadError: () => void };

function CardElement({ attach, clientSecret, onLoadError }: CardElementProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!stripe || !elements || !isReady) return undefined;
    attach({ confirm: () => confirmSetup(stripe, elements, clientSecret) });
    return () => attach(null);
  }, [stripe, elements, isReady, clientSecret, attach]);

  return (
    <div className={styles.form} style={{ minHeight: STRIPE_FORM_HEIGHT }}>
      {!isReady && <SkeletonBlock height={STRIPE_FORM_HEIGHT} />}
      <div className={cx(!isReady && styles.unready)}>
        <PaymentElement
          options={{ layout: 'tabs' }}
          onReady={() => setReady(true)}
          onLoadError={onLoadError}
        />
      </div>
    </div>
  );
}

const DARK = '(prefers-color-scheme: dark)';

/** The look of Stripe's form in the theme that is on, also after a change of it. */
function useStripeAppearance(): Appearance {
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

/**
 * Has Stripe check and store the card of its form. Where the bank wants a page of its own, the browser leaves for it
 * and comes back to this address (`useReturnedCard`).
 */
async function confirmSetup(
  stripe: Stripe,
  elements: StripeElements,
  clientSecret: string,
): Promise<SetUpCard> {
  const checked = await elements.submit();
  if (checked.error) return { error: shown(checked.error) };
  const return_url = hereWithout(SETUP_RETURN);
  const confirmParams = { return_url };
  const { error, setupIntent } = await stripe.confirmSetup({
    elements,
    clientSecret,
    confirmParams,
    redirect: 'if_required',
  });
  if (error) return { error: shown(error) };
  if (setupIntent.status === 'succeeded') return { setup_intent_id: setupIntent.id };
  return { error: 'Your bank hasn’t confirmed the card yet. Try again, or use another card.' };
}

/** Stripe's form says itself what is wrong with a field. */
function shown({ type, message }: StripeError): string | null {
  if (type === 'validation_error') return null;
  return message ?? 'We couldn’t save the card. Try again, or use another card.';
}

interface CardSetup extends SetupIntentRecord {
  stripe: Stripe;
}

/** Stripe's script and a setup intent for one card; both anew for each form. */
function useCardSetup() {
  const wire = useWire();
  const { publishable_key } = useSettings().payments;
  return useQuery({
    // Not under the cards' key: a change of cards would fetch this again and clear the form.
    queryKey: ['card_setup'],
    queryFn: async (): Promise<CardSetup> => {
      const [stripe, intent] = await Promise.all([
        loadStripe(publishable_key ?? ''),
        wire.http.post<SetupIntentRecord>(paymentMethodType.endpoint, {}),
      ]);
      if (!stripe) throw new Error('Stripe is for browsers');
      return { stripe, ...intent };
    },
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}

/**
 * Stripe's form in our design.
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
