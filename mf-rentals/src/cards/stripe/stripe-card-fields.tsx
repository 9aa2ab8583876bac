import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { cx, ErrorState, FieldError, SkeletonBlock } from '@yard/ui';
import { useEffect, useState } from 'react';
import { confirmSetup } from './confirm-setup';
import { STRIPE_FORM_HEIGHT } from './stripe-form-height';
import { useCardSetup } from './use-card-setup';
import { useStripeAppearance } from './use-stripe-appearance';
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
