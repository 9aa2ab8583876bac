import type { MachineReturnRecord } from '@yard/contracts';
import { returnDraft, returnInput } from './return-draft';

const NOW = new Date('2026-05-15T01:30:00Z');
const CHICAGO = 'America/Chicago';
const recorded = {
  returned_at: '2026-05-14T20:05:00.000000Z',
  hours: 1204.4,
  fuel_level: 80,
  condition: 'damaged',
  details: null,
  damage_amount: 40.5,
} as MachineReturnRecord;

describe('a return while it is written', () => {
  it('begins now, at the place of the machine', () => {
    expect(returnDraft(CHICAGO, NOW, null)).toMatchObject({
      day: '2026-05-14',
      time: '20:30',
      condition: '',
    });
  });

  it('begins with what is recorded when it is changed', () => {
    expect(returnDraft(CHICAGO, NOW, recorded)).toMatchObject({
      day: '2026-05-14',
      time: '15:05',
      hours: 1204.4,
      damage_amount: 40.5,
    });
  });

  it('sends the instant, the photos in their order, and damage only of what is damaged', () => {
    const draft = returnDraft(CHICAGO, NOW, recorded);

    expect(returnInput(draft, CHICAGO, [9, 4])).toMatchObject({
      returned_at: '2026-05-14T20:05:00.000Z',
      photo_ids: [9, 4],
      damage_amount: 40.5,
    });
    expect(returnInput({ ...draft, condition: 'good' }, CHICAGO, []).damage_amount).toBeNull();
  });
});
