import { HOURS_COVERED } from '@yard/contracts';
import { documentText } from './reference-data';

it('has in the agreement that is published first the hours that the price box shows', () => {
  const { day, week, fourWeeks } = HOURS_COVERED;

  expect(documentText('rental_agreement')).toContain(
    `covers up to ${day} hours on the hour meter in a day, ${week} hours in a week and ${fourWeeks} hours in four weeks. ` +
      'Each further hour is charged at one eighth of the daily rate.',
  );
  expect(day).toBe(8);
});
