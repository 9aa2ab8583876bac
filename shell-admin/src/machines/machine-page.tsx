import { adminPaymentType, auditEventType, type MachineRecord, machineType } from '@yard/contracts';
import { reviewType } from '@yard/contracts/reviews';
import { useRecord } from '@yard/data';
import { PersonName, usePageTitle, useSettings } from '@yard/remote-kit';
import {
  AwaitedRecord,
  DateText,
  LinkButton,
  Money,
  PageHeader,
  Panel,
  SpecSheet,
  StatusBadge,
} from '@yard/ui';
import { useParams } from 'react-router';
import { inWords, recordWords } from '../activity/activity-words';
import { Glance } from '../glance/glance';
import glance from '../glance/glance.module.css';
import { RentalGlance } from '../glance/rental-glance';
import { MachineCalendar } from './machine-calendar';
import { ModerateMachine } from './moderate-machine';

/** A machine as admins see it: whose it is, what it costs, its rentals and what was done with it. */
export function MachinePage() {
  const id = Number(useParams().machine_id);
  const answer = useRecord(machineType, id);
  if (answer.data) return <MachineView key={id} machine={answer.data} />;
  return (
    <AwaitedRecord title="The machine could not be loaded" answer={answer}>
      It may have been removed, or it is a draft.
    </AwaitedRecord>
  );
}

function MachineView({ machine }: { machine: MachineRecord }) {
  const { public_url } = useSettings();
  const { id, subject, published_at } = machine;
  usePageTitle(subject);
  return (
    <>
      <PageHeader
        title={subject}
        status={
          published_at === null ? (
            <StatusBadge tone="neutral">Draft</StatusBadge>
          ) : (
            <StatusBadge tone="good">Listed</StatusBadge>
          )
        }
        actions={
          <LinkButton kind="quiet" icon="external" to={`${public_url}/machines/${id}`}>
            On the public site
          </LinkButton>
        }
      />
      <div className={glance.page}>
        <Facts machine={machine} />
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
        title="What was done with it"
        type={auditEventType}
        filters={{ record_type: 'machine', record_id: id }}
        all={`/activity?record_type=machine&record_id=${id}`}
        lineOf={(event) => ({
          title: `${inWords(event.action)} · ${event.user_name ?? recordWords(event)}`,
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
      lineOf={({ id: payment, kind, status, amount, currency }) => ({
        title: `${inWords(kind)} · ${inWords(status)}`,
        to: `/payments/${payment}`,
        aside: <Money amount={amount} currency={currency} exact />,
      })}
    />
  );
}

function Facts({ machine }: { machine: MachineRecord }) {
  const { currency } = useSettings();
  const { user_id, user_name, machine_type_name, city, state, published_at } = machine;
  const rate = (amount: number | null) => <Money amount={amount} currency={currency} />;
  return (
    <Panel title="Listing">
      <SpecSheet
        facts={[
          { label: 'Owner', value: <PersonName id={user_id} name={user_name} /> },
          { label: 'Type', value: machine_type_name },
          {
            label: 'Made by',
            value: [machine.manufacturer, machine.model, machine.year].filter(Boolean).join(' ') || '–',
          },
          { label: 'Stands in', value: [city, state].filter(Boolean).join(', ') || '–' },
          { label: 'Day', value: rate(machine.daily_rate) },
          { label: 'Week', value: rate(machine.weekly_rate) },
          { label: '28 days', value: rate(machine.monthly_rate) },
          { label: 'Listed since', value: <DateText dayOnly value={published_at} /> },
        ]}
      />
    </Panel>
  );
}
