import { ChallengeForm } from '@yard/account/challenge-form';
import { LoginForm } from '@yard/account/login-form';
import { pathAfterSignIn } from '@yard/contracts';
import { usePageTitle, useSettings } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { Button, LogoMark, Row, SimpleLayout, Text, useViewportHeight } from '@yard/ui';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import styles from './welcome.module.css';

export function WelcomePage() {
  const { user } = useSession();
  const { public_url } = useSettings();
  const [query] = useSearchParams();
  const [asksForCode, setAsksForCode] = useState(false);
  usePageTitle('Sign in');
  useViewportHeight();
  if (user !== null) return <Navigate to={pathAfterSignIn(query.get('next'))} replace />;

  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <Row justify="center">
        <LogoMark size={48} />
      </Row>
      <SimpleLayout title="Yard back office">
        {asksForCode ? (
          <ChallengeForm hint="One of your saved codes. Each works once." wide>
            <Button kind="quiet" wide icon="arrow-left" onPress={() => setAsksForCode(false)}>
              Start again
            </Button>
          </ChallengeForm>
        ) : (
          <LoginForm onTwoFactor={() => setAsksForCode(true)} />
        )}
        <Text centred above={4}>
          <a href={`${public_url}/forgot-password`}>Forgot password?</a>
        </Text>
        <Text centred above={4}>
          Not an admin? <a href={public_url}>Go to the public site</a>
        </Text>
      </SimpleLayout>
    </main>
  );
}
