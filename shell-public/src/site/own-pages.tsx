import type { Access } from '@yard/remote-kit';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { HomePage } from '../home/home-page';
import { LoginForm } from '@yard/account/login-form';
import { Button, Checkbox, Row, SimpleLayout, SkeletonBlock, Stack, Text } from '@yard/ui';
import { Link, useLocation } from 'react-router';
import { SignInReason } from '../sign-in/sign-in-reason';

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
  const { search, state } = useLocation();
  return (
    <>
      <SignInReason verb="Sign in" />
      <LoginForm
        onTwoFactor={onTwoFactor}
        staying={(remember) => (
          <Row gap={2} across={4} align="center" justify="between" wrap>
            <Checkbox label="Stay signed in on this device" {...remember} />
            <Link to={`/forgot-password${search}`} state={state}>
              Forgot password?
            </Link>
          </Row>
        )}
      />
      <Stack as={Link} to={`/register${search}`} state={state} leads framed align="center" above={4}>
        New here? Register
      </Stack>
    </>
  );
}

function Code({ onRestart }: { onRestart: () => void }) {
  return (
    <Suspense fallback={<SkeletonBlock height={180} />}>
      <ChallengeForm hint="One of those you saved when you turned on two-factor sign-in. Each works once." />
      <Text centred above={6}>
        <Button kind="quiet" icon="arrow-left" onPress={onRestart}>
          Start again
        </Button>
      </Text>
    </Suspense>
  );
}

const AccountPage = lazy(() => import('../account/account-page'));

const PAGES: readonly [path: string, access: Access, title: string, Page: ComponentType][] = [
  ['/', 'any', '', HomePage],
  ['/login', 'guest', 'Sign in', LoginPage],
  ['/register', 'guest', 'Register', lazy(() => import('../sign-in/register-page'))],
  ['/forgot-password', 'any', 'Forgot your password?', lazy(() => import('../sign-in/forgot-password-page'))],
  ['/reset-password', 'any', 'Set a new password', lazy(() => import('../sign-in/reset-password-page'))],
  ['/account', 'user', 'Account', AccountPage],
  ['/account/:part', 'user', 'Account', AccountPage],
  ['/notifications', 'user', 'Notifications', lazy(() => import('../notifications/notifications-page'))],
];

/** The pages the shell has itself; everything else comes from the remotes. What is seldom first comes when shown. */
export const ownPages = PAGES.map(([path, access, title, Page]) => ({ path, access, title, Page }));
