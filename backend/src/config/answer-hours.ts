/** `ANSWER_HOURS` where it is left out: so long owners have to answer a request. */
export const ANSWER_HOURS = 48;

export const givenAnswerHours = (): number => Number(process.env.ANSWER_HOURS || ANSWER_HOURS);
