export const PUBLIC_URL = process.env.YARD_PUBLIC_URL ?? '';
export const ADMIN_URL = process.env.YARD_ADMIN_URL ?? '';

export interface Person {
  email: string;
  password: string;
}

const person = (name: string): Person => ({ email: `${name}@example.com`, password: 'password' });

export const people = {
  ada: person('admin'),
  olive: person('owner'),
  ray: person('renter'),
  gus: person('guest'),
};
