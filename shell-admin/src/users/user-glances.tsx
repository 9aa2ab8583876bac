import {
  adminPaymentType,
  auditEventType,
  mailType,
  PAYMENT_STATUS_NAMES,
  PAYOUT_STATUS_NAMES,
  payoutType,
  supportTicketType,
  type UserRecord,
} from '@yard/contracts';
import { eventWords, inWords, listedMachineType } from '@yard/contracts/back-office';
import { reviewType } from '@yard/contracts/reviews';
import { errorReportType } from '@yard/contracts/watching';
import { useSettings } from '@yard/remote-kit';
import { DateText, Money } from '@yard/ui';
import { pageOf } from '../activity/activity-words';
import { Glance } from '../glance/glance';
import { RentalGlance } from '../glance/rental-glance';
import { MailStatus } from '../mails/mail-status';

type GlancesProps = { user: UserRecord };

export function UserGlances(props: GlancesProps) {
  return (
    <>
      <Renting {...props} />
      <Paying {...props} />
      <Writing {...props} />
      <Doing {...props} />
    </>
  );
}

const found = (path: string, { email }: UserRecord) =>
  `${path}?${new URLSearchParams({ search: email }).toString()}`;

function Renting({ user }: GlancesProps) {
  return (
    <>
      <RentalGlance
        title="Rentals as renter"
        filters={{ user_id: user.id }}
        all={`/rental_requests?user_id=${user.id}`}
      />
      {user.owner && (
        <>
          <RentalGlance
            title="Rentals of their machines"
            filters={{ owner_id: user.id }}
            all={`/rental_requests?owner_id=${user.id}`}
          />
          <Glance
            title="Machines"
            type={listedMachineType}
            filters={{ user_id: user.id }}
            all={`/machines?user_id=${user.id}`}
            lineOf={({ id, subject, machine_type_name }) => ({
              title: subject,
              to: `/machines/${id}`,
              aside: machine_type_name,
            })}
          />
        </>
      )}
    </>
  );
}

function Paying({ user }: GlancesProps) {
  return (
    <>
      <Glance
        title="Payments"
        type={adminPaymentType}
        filters={{ search: user.email }}
        all={found('/payments', user)}
        lineOf={(payment) => ({
          title: `${inWords(payment.kind)} for ${payment.machine_subject} (no. ${payment.rental_request_id})`,
          to: `/payments/${payment.id}`,
          aside: <Sum {...payment} state={PAYMENT_STATUS_NAMES[payment.status]} />,
        })}
      />
      {user.owner && (
        <Glance
          title="Payouts"
          type={payoutType}
          filters={{ user_id: user.id }}
          all={`/ledger?tab=payouts&user_id=${user.id}`}
          lineOf={(payout) => ({
            title: `Payout for rental no. ${payout.rental_request_id ?? '–'}`,
            to: `/payouts/${payout.id}`,
            aside: <Sum {...payout} state={PAYOUT_STATUS_NAMES[payout.status]} />,
          })}
        />
      )}
    </>
  );
}

function Sum({ state, amount, created_at }: { state: string; amount: number; created_at: string }) {
  const { currency } = useSettings();
  return (
    <>
      {state} · <DateText dayOnly value={created_at} /> · <Money amount={amount} currency={currency} exact />
    </>
  );
}

function Writing({ user }: GlancesProps) {
  return (
    <>
      <Glance
        title="Tickets"
        type={supportTicketType}
        filters={{ search: user.email, direction: 'desc' }}
        all={`${found('/support_tickets', user)}&resolved=all`}
        lineOf={({ id, number, subject, message, created_at }) => ({
          title: `${number} ${subject ?? message.trim().split('\n', 1)[0]}`,
          to: `/support_tickets/${id}`,
          aside: <DateText dayOnly value={created_at} />,
        })}
      />
      <Glance
        title="Emails"
        type={mailType}
        filters={{ search: user.email }}
        all={found('/mails', user)}
        lineOf={(mail) => ({
          title: mail.subject,
          to: `/mails?mail=${mail.id}`,
          aside: <MailStatus mail={mail} />,
        })}
      />
      <Glance
        title="Reviews"
        type={reviewType}
        filters={{ user_id: user.id }}
        all={`/reviews?user_id=${user.id}`}
        lineOf={({ id, rating, user_name, created_at }) => ({
          title: `${rating} of 5 · ${user_name}`,
          to: `/reviews?open=${id}`,
          aside: <DateText dayOnly value={created_at} />,
        })}
      />
    </>
  );
}

function Doing({ user: { id } }: GlancesProps) {
  return (
    <>
      <Glance
        title="Errors they saw"
        type={errorReportType}
        filters={{ user_id: id }}
        all={`/error_reports?state=all&user_id=${id}`}
        lineOf={({ id: report, name, message, last_seen_at }) => ({
          title: `${name}: ${message.split('\n', 1)[0]}`,
          to: `/error_reports?state=all&error=${report}`,
          aside: <DateText value={last_seen_at} />,
        })}
      />
      <Glance
        title="Activity"
        type={auditEventType}
        filters={{ user_id: id }}
        all={`/activity?user_id=${id}`}
        lineOf={(event) => ({
          title: eventWords(event),
          to: pageOf(event),
          aside: <DateText value={event.created_at} />,
        })}
      />
    </>
  );
}
