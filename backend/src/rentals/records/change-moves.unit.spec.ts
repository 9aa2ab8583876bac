import { CHANGE_STATUSES } from '@yard/contracts';
import { inColumn, stepsOf } from '../../../test/steps-of';
import { changeMoves } from './change-moves';
import { RentalChange } from './rental-change.entity';

it('leads from an open change to an answer, and from an answer nowhere', () => {
  const steps = stepsOf(inColumn(CHANGE_STATUSES), (state) => Object.assign(new RentalChange(), state));

  expect(steps).toEqual(['open → accepted', 'open → declined', 'open → withdrawn', 'open → lapsed']);
});

it('is answered by the other side and taken back by its author', () => {
  expect(changeMoves.can('accept', 'other', 'open')).toBe(true);
  expect(changeMoves.can('accept', 'author', 'open')).toBe(false);
  expect(changeMoves.can('withdraw', 'author', 'open')).toBe(true);
  expect(changeMoves.can('withdraw', 'author', 'declined')).toBe(false);
});
