import { SimpleLayout, SkeletonBlock } from '@yard/ui';
import { lazy, Suspense, useState } from 'react';
import { LoginForm } from './login-form';

// Few accounts ask for a code, and the sign-in page comes in the site's first script.
const ChallengeForm = lazy(async () => ({ default: (await import('./challenge-form')).ChallengeForm }));

/** Signs a reader in, in two steps where their account asks for it; the route's guard then leads on. */
export function LoginPage() {
  const [asksForCode, setAsksForCode] = useState(false);
  return (
    <SimpleLayout title={asksForCode ? 'One more step' : 'Sign in'}>
      {asksForCode ? (
        <Suspense fallback={<SkeletonBlock height={180} />}>
          <ChallengeForm onRestart={() => setAsksForCode(false)} />
        </Suspense>
      ) : (
        <LoginForm onTwoFactor={() => setAsksForCode(true)} />
      )}
    </SimpleLayout>
  );
}
