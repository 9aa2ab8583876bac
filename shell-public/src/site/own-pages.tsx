import { type Access, CodeFailed } from '@yard/remote-kit';
import { Container, ErrorBoundary, SkeletonPage } from '@yard/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { HomePage } from '../home/home-page';
import { LoginPage } from '../sign-in/login-page';

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

/** One of them in an area of its own: a skeleton until its code is there. */
export function OwnPageArea({ Page }: Pick<OwnPage, 'Page'>) {
  return (
    <ErrorBoundary
      onRetry={() => window.location.reload()}
      fallback={(retry, error) => <CodeFailed what="This page" level={1} error={error} onRetry={retry} />}
    >
      <Suspense
        fallback={
          <Container narrow>
            <SkeletonPage />
          </Container>
        }
      >
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}
