/** The side that writes next on a ticket, by the last message's author. */
export const TICKET_STATES = ['waiting_for_us', 'waiting_for_user', 'resolved'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

export const TICKET_STATE_NAMES: Record<TicketState, string> = {
  waiting_for_us: 'Waiting for us',
  waiting_for_user: 'Answered',
  resolved: 'Resolved',
};

/** Facts that determine the state; null or an instant of any form. */
export interface TicketStamps {
  resolved_at: unknown;
  /** Instant of the last message, where it is not its author's and was written since the ticket was reopened. */
  answered_at: unknown;
}

/** A ticket is answered first by somebody else than its author; who reopens it waits for an answer again. */
export function ticketStateOf({ resolved_at, answered_at }: TicketStamps): TicketState {
  if (resolved_at !== null) return 'resolved';
  return answered_at === null ? 'waiting_for_us' : 'waiting_for_user';
}

export const awaitsAnswer = ({ state }: { state: TicketState }) => state === 'waiting_for_us';

export const GITHUB_ISSUE_STATES = ['open', 'closed'] as const;
export type GithubIssueState = (typeof GITHUB_ISSUE_STATES)[number];

export const TICKET_PRIORITIES = ['low', 'normal', 'high'] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];
