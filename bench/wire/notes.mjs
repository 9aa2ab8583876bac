// Shared by both servers: one person with a session, and the rules for a note.
export const KEY = 'the key of the benchmark';
export const ID = `s${'a'.repeat(39)}`;
export const TOKEN = 'b'.repeat(40);
export const SITE = 'http://bench.test';
export const USER = { id: 1, name: 'Ada', email: 'ada@example.com', password: 'x', remember_token: null };
export const shown = ({ id, name, email }) => ({ id, name, email });
export const NOTE = {
  text: 'At the gate by seven.',
  count: 3,
  email: 'olivia@example.com',
  day: '2026-11-20',
  kind: 'crane',
  tags: ['north', 'gate'],
};
export const KINDS = ['crane', 'lift', 'digger'];
