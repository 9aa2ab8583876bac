/** A place for parts of remotes. `Props` is what its page hands to each of them: ids and small values. */
export interface Place<Props extends object = object> {
  /** Most code of a filler in kB, compressed: a build of more fails. */
  kb: number;
  /** The page does without a filler that is not there within this time, or fails. */
  waitMs?: number;
  readonly props?: Props;
}

const part = <Props extends object = object>(kb: number): Place<Props> => ({ kb });
const extra = <Props extends object>(kb: number): Place<Props> => ({ kb, waitMs: 3_000 });

/** The places of both sites, with what they hand to their fillers. */
export const SLOTS = {
  public: {
    'home.attention': part<{ onKnown: () => void }>(30),
    'home.categories': part(10),
    'home.machines': part(10),
    'account.panels': part(10),
    'footer.links': part(5),
    'machine.below': extra<{ machine_id: number }>(5),
    'rental.help': extra<{ rental_request_id: number }>(5),
    'rental.instead': extra<{ machine_id: number; from: string; to: string }>(10),
    'ticket.about': extra<{ rental_request_id: number }>(25),
  },
  admin: { 'home.tiles': part(5), 'home.panels': part(20) },
};

type Slots = typeof SLOTS.public & typeof SLOTS.admin;
export type SlotName = keyof Slots;
export type SlotProps<Name extends SlotName> = Slots[Name] extends Place<infer Props> ? Props : never;
