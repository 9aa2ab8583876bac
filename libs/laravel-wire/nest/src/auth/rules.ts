import { rules } from '@laravel-wire/core';

export const loginRules = rules({
  email: 'required|string|email',
  password: 'required|string',
});

export const registerRules = rules({
  name: 'required|string|max:255',
  email: 'required|string|email|max:255|unique:users',
  password: 'required|string|min:8|confirmed',
  phone: 'nullable|string|max:40',
});
