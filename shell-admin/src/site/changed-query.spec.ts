import { changedQuery } from './changed-query';

describe('changedQuery', () => {
  it('sets, replaces and takes out, and leaves the rest and the one it was given', () => {
    const query = new URLSearchParams('page=3&search=crane&run=7');

    const next = changedQuery(query, { page: null, search: '', run: '8', sent: 'true' });

    expect(next.toString()).toBe('run=8&sent=true');
    expect(query.toString()).toBe('page=3&search=crane&run=7');
  });
});
