import type { Access } from '@yard/remote-kit';
import { type ComponentType, lazy } from 'react';
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
