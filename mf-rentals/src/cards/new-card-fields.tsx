import { SkeletonBlock } from '@yard/ui';
import { lazy, Suspense } from 'react';
import { SimulatedCardFields } from './simulated/simulated-card-fields';
import { STRIPE_FORM_HEIGHT } from './stripe/stripe-form-height';
import type { NewCard } from './use-new-card';

// Loaded only where Stripe takes the cards.
const StripeCardFields = lazy(() => import('./stripe/stripe-card-fields'));

export function NewCardFields({ newCard: { fields } }: { newCard: NewCard }) {
  if (fields.provider === 'simulator') return <SimulatedCardFields form={fields.card.form} />;
  return (
    <Suspense fallback={<SkeletonBlock height={STRIPE_FORM_HEIGHT} />}>
      <StripeCardFields card={fields.card} />
    </Suspense>
  );
}
