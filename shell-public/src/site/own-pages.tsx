import type { Access } from '@yard/remote-kit';
import type { ReactNode } from 'react';
import { AccountPage } from '../account/account-page';
import { LoginPage } from '../account/login-page';
import { RegisterPage } from '../account/register-page';
import { HomePage } from '../home/home-page';

/** The pages the shell has itself; everything else comes from the remotes. */
export const ownPages: { path: string; access: Access; title: string; element: ReactNode }[] = [
  { path: '/', access: 'any', title: '', element: <HomePage /> },
  { path: '/login', access: 'guest', title: 'Sign in', element: <LoginPage /> },
  { path: '/register', access: 'guest', title: 'Register', element: <RegisterPage /> },
  { path: '/account', access: 'user', title: 'Account', element: <AccountPage /> },
];
