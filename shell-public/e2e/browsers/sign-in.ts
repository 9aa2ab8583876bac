import type { Person } from '@yard/testing';
import { button, field, type Tab } from './tab';

/** @param address  of the page that asks for it  @param then  what is there once it is done */
export async function signIn(
  tab: Tab,
  { email, password }: Person,
  address: string,
  then: string,
): Promise<void> {
  await tab.open(address);
  await tab.type(field('Email'), email);
  await tab.type(field('Password'), password);
  await tab.click(button('Sign in'));
  await tab.see(then);
}
