/**
 * A page that only writes rules down leaves out what they do, and with it the look at them (`usable.ts`): `check` has it
 * before their first use.
 */
export function requireUsable(): void {
  // Nothing to do: docs above.
}
