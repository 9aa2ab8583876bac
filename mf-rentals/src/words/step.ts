import type { DueAction } from '@yard/contracts/rental-moves';

export interface NextStep {
  turn: 'you' | 'other' | 'nobody';
  title: string;
  text: string;
  /** The action offered to the reader; due only while it is their turn. */
  due: DueAction | null;
}

export function theirTurn(title: string, text: string, offered: DueAction | null = null): NextStep {
  return { turn: 'other', title, text, due: offered };
}

export function nobodysTurn(title: string, text: string, offered: DueAction | null = null): NextStep {
  return { turn: 'nobody', title, text, due: offered };
}
