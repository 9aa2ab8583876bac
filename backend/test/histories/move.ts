import type { Cast } from './cast';
import type { MachineModel, ModelRequest, Stage, Verdict, Wanted } from './machine-model';
import type { Random } from './random';

/** Something somebody tries: what it should come to (null: nobody says), and what it does to the model. */
export interface Move {
  name: string;
  expected: Verdict | null;
  /** Whether nothing that others do at the same moment may make it fail. */
  isSure?: boolean;
  run(): Promise<unknown>;
  /** The stage a success leads to. */
  leads?: { request: ModelRequest; to: Stage };
  done?(result: unknown): void;
}

export const CARDS = [
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_chargeDeclined',
  'pm_card_authenticationRequired',
  'pm_card_refundFail',
  null,
] as const;

export interface Scene {
  cast: Cast;
  model: MachineModel;
  random: Random;
}

export const renterOf = ({ cast }: Scene, request: Wanted) => {
  const renter = cast.renters[request.renter];
  if (!renter) throw new Error('nobody asked');
  return renter;
};
