import { AuditChain } from './audit-chain';
import type { AuditEvent } from './audit-event.entity';

const STAMP = new Date('2026-11-20T12:00:00Z');
const event: AuditEvent = {
  id: 7,
  user_id: 3,
  action: 'update',
  record_type: 'user',
  record_id: 4,
  data: { fields: ['name'] },
  ip_address: '198.51.100.7',
  request_id: 'a-request',
  created_at: STAMP,
  updated_at: STAMP,
  deleted_at: null,
};
const others: { [K in keyof AuditEvent]: AuditEvent[K] } = {
  id: 8,
  user_id: null,
  action: 'delete',
  record_type: 'machine',
  record_id: 5,
  data: { fields: ['email'] },
  ip_address: '198.51.100.8',
  request_id: null,
  created_at: new Date(0),
  updated_at: new Date(0),
  deleted_at: STAMP,
};
const chain = new AuditChain('a key for tests of 32 characters');

it.each(Object.keys(event) as (keyof AuditEvent)[])('seals %s', (column) => {
  expect(chain.link('before', { ...event, [column]: others[column] })).not.toBe(chain.link('before', event));
});

it('seals what came before, and with its key', () => {
  expect(chain.link('other', event)).not.toBe(chain.link('before', event));
  expect(new AuditChain('another key').link('before', event)).not.toBe(chain.link('before', event));
  expect(chain.link('before', { ...event })).toBe(chain.link('before', event));
});

it('takes what a previous key sealed, and seals with the new one', () => {
  const rotated = new AuditChain('a new key', ['a key for tests of 32 characters']);
  const next = new AuditChain('a new key');

  expect(rotated.isLink(chain.link('before', event), 'before', event)).toBe(true);
  expect(rotated.isAnchor(chain.anchor(7, 'hash'), 7, 'hash')).toBe(true);
  expect(next.isLink(chain.link('before', event), 'before', event)).toBe(false);
  expect(next.isAnchor(chain.anchor(7, 'hash'), 7, 'hash')).toBe(false);
  expect(next.isLink(rotated.link('before', event), 'before', event)).toBe(true);
  expect(next.isAnchor(rotated.anchor(7, 'hash'), 7, 'hash')).toBe(true);
});
