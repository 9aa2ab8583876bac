import { changedFields } from './changed-fields';

const labels: Record<string, string> = { name: 'Name', phone: 'Phone', amount: 'Amount' };
const labelOf = (name: string) => labels[name] ?? null;

describe('fields that two people changed', () => {
  it('are those with different values and a label, in words', () => {
    const theirs = { name: 'Ray', phone: null, amount: 0, updated_at: '2026-11-20T12:00:00Z' };
    const yours = { name: 'Ray R.', phone: '', amount: null, updated_at: '2026-11-20T11:00:00Z' };

    expect(changedFields<object>(theirs, yours, labelOf)).toEqual([
      { name: 'name', label: 'Name', theirs: 'Ray', yours: 'Ray R.' },
      { name: 'amount', label: 'Amount', theirs: '0', yours: '–' },
    ]);
  });

  it('count where one of the two has none of it', () => {
    expect(changedFields<object>({}, { phone: '1' }, labelOf)).toEqual([
      { name: 'phone', label: 'Phone', theirs: '–', yours: '1' },
    ]);
  });

  it('are read as words where they are lists or hold fields of their own', () => {
    const yours = { name: [], phone: [{ day: 'Mon', from: '8' }, 'x'], amount: 2 };
    expect(changedFields<object>({ name: ['a'], phone: [], amount: 2 }, yours, labelOf)).toEqual([
      { name: 'name', label: 'Name', theirs: 'a', yours: '–' },
      { name: 'phone', label: 'Phone', theirs: '–', yours: 'Mon 8; x' },
    ]);
  });
});
