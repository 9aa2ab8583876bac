import type { Answers } from './answer';
import { accountAnswers } from './account-answers';
import { moneyAnswers } from './money-answers';
import { placeAnswers } from './place-answers';
import { remoteAnswers } from './remote-answers';
import { recordAnswers } from './record-answers';
import { resourceAnswers } from './resource-docs';
import { watchingAnswers } from './watching-answers';

/** What every route answers, by method and path. A route without a line here fails the specs. */
export const answers: Answers = {
  ...accountAnswers,
  ...resourceAnswers,
  ...placeAnswers,
  ...recordAnswers,
  ...moneyAnswers,
  ...remoteAnswers,
  ...watchingAnswers,
};
