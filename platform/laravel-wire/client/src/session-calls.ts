import { type RecordKey } from '@laravel-wire/core';
import type { HttpCalls } from './http-calls';
import { isKey } from './resource';
import { badResponse } from './to-wire-error';

/** Body of `/login`. */
export interface LoginInput {
  email: string;
  password: string;
  remember?: boolean;
}

/** `twoFactor`: the password was right, and a second factor is requested before the session begins. */
export interface LoginOutcome {
  twoFactor: boolean;
}

/** Body of `/register`; an application may ask for more. */
export interface RegisterInput {
  name: string;
  email: string;
  password: string;
  password_confirmation: string;
  [field: string]: unknown;
}

/** Calls that begin, end and ask for the session. All reject with a WireError. */
export interface SessionCalls {
  login(input: LoginInput): Promise<LoginOutcome>;
  logout(): Promise<void>;
  register(input: RegisterInput): Promise<void>;
  user<U extends { id: RecordKey }>(): Promise<U>;
}

/** 302 is how Laravel answers somebody who is signed in already. */
const LOGIN_OK: readonly number[] = [200, 204, 302];

export function sessionCalls(http: HttpCalls): SessionCalls {
  return {
    login: (input) => login(http, input),
    logout: async () => void (await http.post('/logout', undefined, { isOfSession: true })),
    register: async (input) => void (await http.post('/register', input)),
    user: () => user(http),
  };
}

async function login(http: HttpCalls, input: LoginInput): Promise<LoginOutcome> {
  const { data } = await http.send<unknown>('POST', '/login', {
    body: input,
    takes: LOGIN_OK,
    isOfSession: true,
  });
  return {
    twoFactor: typeof data === 'object' && data !== null && 'two_factor' in data && data.two_factor === true,
  };
}

async function user<U extends { id: RecordKey }>(http: HttpCalls): Promise<U> {
  const { status, data } = await http.send<U>('GET', '/api/user', { isOfSession: true });
  if (status !== 200 || !isKey(data?.id)) throw badResponse(status, data);

  return data;
}
