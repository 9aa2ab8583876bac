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
  checklist: [{ key: 'tyres', ok: false, note: 'Low' }],
  photos: [
    { media_id: 9, side: 'front', url: '/9', width: 1, height: 1 },
    { media_id: 4, side: 'damage', url: '/4', width: 1, height: 1 },
  ],
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

  it('sends the instant, the photos with their sides, and damage only of what is damaged', () => {
    const draft = returnDraft(CHICAGO, NOW, recorded);

    expect(returnInput(draft, CHICAGO)).toMatchObject({
      returned_at: '2026-05-14T20:05:00.000Z',
      checklist: [{ key: 'tyres', ok: false, note: 'Low' }],
      photos: [
        { media_id: 9, side: 'front' },
        { media_id: 4, side: 'damage' },
      ],
      damage_amount: 40.5,
    });
    expect(returnInput({ ...draft, condition: 'good' }, CHICAGO).damage_amount).toBeNull();
  });
});
