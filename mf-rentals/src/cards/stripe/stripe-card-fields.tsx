import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance } from '@stripe/stripe-js';
import { cx, ErrorState, FieldError, SkeletonBlock, useTheme } from '@yard/ui';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { confirmSetup } from './confirm-setup';
import { stripeAppearance } from './stripe-appearance';
import { STRIPE_FORM_HEIGHT } from './stripe-form-height';
import { useCardSetup } from './use-card-setup';
import type { StripeCard } from './use-stripe-card';
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
      <ErrorState title="The card form could not be loaded" onRetry={retry} retrying={setup.isFetching}>
        It comes from Stripe, who take the cards for us. What you filled in so far is kept.
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
