import { machineQuestionType, rentalRequestType, supportTicketType } from '@yard/contracts';
import { useSession } from '@yard/session';
import { useLiveRecords } from './use-live-records';
import { useRecords } from './use-records';

/** How many records wait for the current user; the red dots of menus and tiles. */
export interface Attention {
  rental_requests: number;
  support_tickets: number;
  machine_questions: number;
  /** Returns that an admin has to decide on. */
  contested_returns: number;
}

const TOTAL = { only_total: true } as const;
const WAITING = { needs_attention: true, ...TOTAL } as const;
/** Of rentals also what is due without needing attention by the specification, as a refused payment is. */
const YOUR_TURN = { your_turn: true, ...TOTAL } as const;

/** On the admin site what admins answer to: tickets that nobody has answered too, and contested returns. */
export function useAttention(): Attention {
  const { user } = useSession();
  const isDesk = user?.admin === true;
  const isReader = user !== null && !isDesk;
  const rentals = useRecords(rentalRequestType, YOUR_TURN, { enabled: isReader });
  const tickets = useRecords(supportTicketType, WAITING, { enabled: isReader });
  const asked = useRecords(supportTicketType, { waiting: true, ...TOTAL }, { enabled: isDesk });
  const contested = useRecords(rentalRequestType, { contested: true, ...TOTAL }, { enabled: isDesk });
  const questions = useRecords(machineQuestionType, WAITING, { enabled: isReader });
  useLiveRecords(rentalRequestType);
  useLiveRecords(supportTicketType);
  useLiveRecords(machineQuestionType);

  const own = (page: { total: number } | undefined) => (isReader ? (page?.total ?? 0) : 0);
  const desk = (page: { total: number } | undefined) => (isDesk ? (page?.total ?? 0) : 0);
  return {
    rental_requests: own(rentals.data),
    support_tickets: own(tickets.data) + desk(asked.data),
    contested_returns: desk(contested.data),
    machine_questions: own(questions.data),
  };
}
