import { Moves } from '@kit/server/store/moves';
import { OPEN_CHANGES } from '@yard/contracts';

const ANSWER = { from: { other: OPEN_CHANGES }, denial: 'The other party answers this change.' } as const;

/** Every move of an offered change; whether its rental allows it is the business of `rentalMoves`. */
export const changeMoves = new Moves({
  accept: { ...ANSWER, to: 'accepted' },
  decline: { ...ANSWER, to: 'declined' },
  withdraw: {
    from: { author: OPEN_CHANGES },
    denial: 'Only the person who offered a change can withdraw it.',
    to: 'withdrawn',
  },
  lapse: { from: { system: OPEN_CHANGES }, to: 'lapsed' },
});
