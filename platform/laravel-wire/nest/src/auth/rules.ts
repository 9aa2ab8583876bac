import { rules } from '@laravel-wire/core';

export const loginRules = rules({ email: 'required|string|email', password: 'required|string' });

/** Fields of every registration; an application's `registerFields` come after them. */
export const REGISTER_LINES = {
  name: 'required|string|max:255',
  email: 'required|string|email|max:255|unique:users',
  password: 'required|string|min:8|confirmed',
} as const;
