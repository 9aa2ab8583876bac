/** The one action that a rental waits for from its reader. */
export type DueAction =
  'answer' | 'add_card' | 'pay' | 'confirm' | 'record_return' | 'accept_return' | 'decide_on_return';

/** What happens next with a rental, and who must act. */
export interface NextStep {
  turn: 'you' | 'other' | 'nobody';
  title: string;
  text: string;
  due: DueAction | null;
}

export function yourTurn(due: DueAction, title: string, text: string): NextStep {
  return { turn: 'you', title, text, due };
}

export function theirTurn(title: string, text: string): NextStep {
  return { turn: 'other', title, text, due: null };
}

export function nobodysTurn(title: string, text: string): NextStep {
  return { turn: 'nobody', title, text, due: null };
}
