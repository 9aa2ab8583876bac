import {
  adminPaymentType,
  auditEventType,
  type MachineRecord,
  machineType,
  PAYMENT_STATUS_NAMES,
  userType,
} from '@yard/contracts';
import { actorWords, eventWords, inWords } from '@yard/contracts/back-office';
import { reviewType } from '@yard/contracts/reviews';
import { useRecord } from '@yard/data';
import { lastList, usePageTitle, useSettings } from '@yard/remote-kit';
import { AwaitedRecord, DateText, LinkButton, Money, PageHeader } from '@yard/ui';
import { useParams } from 'react-router';
import { Glance } from '../glance/glance';
import glance from '../glance/glance.module.css';
import { RentalGlance } from '../glance/rental-glance';
import { ListingStatus } from './listing-status';
import { MachineCalendar } from './machine-calendar';
import { MachineFacts } from './machine-facts';
import { ModerateMachine } from './moderate-machine';

export function MachinePage() {
  const id = Number(useParams().machine_id);
  const answer = useRecord(machineType, id);
  if (answer.data) return <MachineView key={id} machine={answer.data} />;
  return (
    <AwaitedRecord title="We couldn’t load the machine" answer={answer}>
      It may have been removed, or it’s a draft.
    </AwaitedRecord>
  );
}

function MachineView({ machine }: { machine: MachineRecord }) {
  const { public_url } = useSettings();
  const { id, subject } = machine;
  const owner = useRecord(userType, machine.user_id);
  const owner_suspended = Boolean(owner.data?.suspended_at);
  usePageTitle(subject);
  return (
    <>
      <PageHeader
        title={subject}
        back={{ to: lastList('/machines'), label: 'Machines' }}
        status={<ListingStatus machine={{ ...machine, owner_suspended }} />}
        actions={
          <LinkButton kind="quiet" icon="external" to={`${public_url}/machines/${id}`}>
            On the public site
          </LinkButton>
        }
      />
      <div className={glance.page}>
        <MachineFacts machine={machine} />
        <ModerateMachine machine={machine} />
        <MachineGlances machine={machine} />
      </div>
    </>
  );
}

function MachineGlances({ machine }: { machine: MachineRecord }) {
  const { id } = machine;
  return (
    <>
      <RentalGlance
        title="Rentals"
        filters={{ machine_id: id, sort: 'start_date', direction: 'desc' }}
        all={`/rental_requests?machine_id=${id}`}
      />
      <MachineCalendar machine={machine} />
      <Paying id={id} />
      <Glance
        title="Reviews"
        type={reviewType}
        filters={{ machine_id: id }}
        all={`/reviews?machine_id=${id}`}
        lineOf={({ id: review, rating, user_name, created_at }) => ({
          title: `${rating} of 5 · ${user_name}`,
          to: `/reviews?open=${review}`,
          aside: <DateText dayOnly value={created_at} />,
        })}
      />
      <Glance
        title="History"
        type={auditEventType}
        filters={{ record_type: 'machine', record_id: id }}
        all={`/activity?record_type=machine&record_id=${id}`}
        lineOf={(event) => ({
          title: `${eventWords(event)} · ${actorWords(event)}`,
          to: null,
          aside: <DateText value={event.created_at} />,
        })}
      />
    </>
  );
}

function Paying({ id }: { id: number }) {
  return (
    <Glance
      title="Payments"
      type={adminPaymentType}
      filters={{ machine_id: id }}
      all={`/payments?machine_id=${id}`}
      lineOf={(payment) => ({
        title: `${inWords(payment.kind)} · ${PAYMENT_STATUS_NAMES[payment.status]}`,
        to: `/payments/${payment.id}`,
        aside: <Money amount={payment.amount} currency={payment.currency} exact />,
      })}
    />
  );
}
