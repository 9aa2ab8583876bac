import { SimpleLayout } from '@yard/ui';
import { useState } from 'react';
import { ChallengeForm } from './challenge-form';
import { LoginForm } from './login-form';

/** Signs a reader in, in two steps where their account asks for it; the route's guard then leads on. */
export function LoginPage() {
  const [asksForCode, setAsksForCode] = useState(false);
  return (
    <SimpleLayout title={asksForCode ? 'One more step' : 'Sign in'}>
      {asksForCode ? (
        <ChallengeForm onRestart={() => setAsksForCode(false)} />
      ) : (
        <LoginForm onTwoFactor={() => setAsksForCode(true)} />
      )}
    </SimpleLayout>
  );
}
