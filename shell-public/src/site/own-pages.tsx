import type { Access } from '@yard/remote-kit';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { HomePage } from '../home/home-page';
import { LoginForm } from '@yard/account/login-form';
import { Button, Checkbox, Row, SimpleLayout, SkeletonBlock, Text } from '@yard/ui';
import { Link, useLocation } from 'react-router';

// Few accounts need a code, and the sign-in page is in the site's first script.
const ChallengeForm = lazy(async () => ({
  default: (await import('@yard/account/challenge-form')).ChallengeForm,
}));

/** Signs a reader in, in two steps where their account asks for it; the route's guard then leads on. */
export function LoginPage() {
  const [asksForCode, setAsksForCode] = useState(false);
  return (
    <SimpleLayout title={asksForCode ? 'One more step' : 'Sign in'}>
      {asksForCode ? (
        <Code onRestart={() => setAsksForCode(false)} />
      ) : (
        <Login onTwoFactor={() => setAsksForCode(true)} />
      )}
    </SimpleLayout>
  );
}

function Login({ onTwoFactor }: { onTwoFactor: () => void }) {
  const { search } = useLocation();
  return (
    <>
      <LoginForm
        onTwoFactor={onTwoFactor}
        staying={(remember) => (
          <Row gap={2} across={4} align="center" justify="between" wrap>
            <Checkbox label="Stay signed in on this device" {...remember} />
            <Link to="/forgot-password">Forgot password?</Link>
          </Row>
        )}
      />
      <Text centred above={6}>
        New here? <Link to={`/register${search}`}>Register</Link>
      </Text>
    </>
  );
}

function Code({ onRestart }: { onRestart: () => void }) {
  return (
    <Suspense fallback={<SkeletonBlock height={180} />}>
      <ChallengeForm hint="One of those you kept when you turned two-factor login on. Each works once." />
      <Text centred above={6}>
        <Button kind="quiet" icon="arrow-left" onPress={onRestart}>
          Start again
        </Button>
      </Text>
    </Suspense>
  );
}

type OwnPage = { path: string; access: Access; title: string; Page: ComponentType };

/** The pages the shell has itself; everything else comes from the remotes. What is seldom first comes when shown. */
export const ownPages: readonly OwnPage[] = [
  { path: '/', access: 'any', title: '', Page: HomePage },
  { path: '/login', access: 'guest', title: 'Sign in', Page: LoginPage },
  {
    path: '/register',
    access: 'guest',
    title: 'Register',
    Page: lazy(async () => ({ default: (await import('../sign-in/register-page')).RegisterPage })),
  },
  {
    path: '/forgot-password',
    access: 'any',
    title: 'Forgot your password?',
    Page: lazy(async () => ({
      default: (await import('../sign-in/forgot-password-page')).ForgotPasswordPage,
    })),
  },
  {
    path: '/reset-password',
    access: 'any',
    title: 'Set a new password',
    Page: lazy(async () => ({ default: (await import('../sign-in/reset-password-page')).ResetPasswordPage })),
  },
  {
    path: '/account',
    access: 'user',
    title: 'Account',
    Page: lazy(async () => ({ default: (await import('../account/account-page')).AccountPage })),
  },
  {
    path: '/notifications',
    access: 'user',
    title: 'Notifications',
    Page: lazy(async () => ({
      default: (await import('../notifications/notifications-page')).NotificationsPage,
    })),
  },
];
