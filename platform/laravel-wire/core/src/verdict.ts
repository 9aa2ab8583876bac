/** A policy's answer. Without a message the server speaks Laravel's own (`This action is unauthorized.`). */
export type Verdict = { allowed: true } | { allowed: false; message?: string };

/** Yes. */
export const allow = (): Verdict => ({ allowed: true });

/** No; the message is the text of the 403, Laravel’s own without it. */
export function deny(message?: string): Verdict {
  return message === undefined ? { allowed: false } : { allowed: false, message };
}
