import { useQuery } from '@tanstack/react-query';
import { type MachineRecord, machineType, type OwnerProfile } from '@yard/contracts';
import { recordKeys, useWire } from '@yard/data';
import { formatMonth } from '@yard/dates';
import { Avatar, Badge, Rating, Row, Stack } from '@yard/ui';
import { Link } from 'react-router';
import styles from './about.module.css';

export function OwnerFacts({ machine }: { machine: MachineRecord }) {
  const { data: profile } = useOwnerProfile(machine.id);
  return (
    <Row as="section" aria-label="Owner" gap={3} align="center">
      <Avatar name={machine.user_name} />
      <Stack gap={1}>
        <p>
          Owner: <Link to={`/machines/${machine.id}/owner`}>{machine.user_name}</Link>
        </p>
        <ProfileFacts profile={profile} hours={machine.answers_within_hours} />
      </Stack>
    </Row>
  );
}

type FactsProps = { profile: OwnerProfile | undefined; hours: number | null | undefined };

/** A usual owner, drawn invisibly to reserve the space of the real one. */
const USUAL: OwnerProfile = {
  id: 0,
  name: '',
  about: null,
  since: '2026-09-01T00:00:00.000000Z',
  rentals: 10,
  rating: 4.5,
  reviews: 10,
  email_verified: true,
  payouts_verified: true,
};

export function ProfileFacts({ profile, hours }: FactsProps) {
  const { since, rentals, email_verified, payouts_verified, ...rated } = profile ?? USUAL;
  return (
    <Row
      as="p"
      className={profile ? undefined : styles.awaited}
      gap={1}
      across={3}
      align="center"
      wrap
      size={14}
      soft
    >
      <Rating {...rated} />
      <span>Member since {formatMonth(since.slice(0, 10))}</span>
      <span>{rentals === 1 ? '1 rental' : `${rentals} rentals`}</span>
      <AnswersWithin hours={hours} />
      {email_verified && <Badge icon="verified">Email confirmed</Badge>}
      {payouts_verified && <Badge icon="verified">Identity checked</Badge>}
    </Row>
  );
}

function AnswersWithin({ hours }: { hours: number | null | undefined }) {
  if (hours == null) return null;
  const words = hours === 1 ? 'an hour' : hours < 48 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`;
  return <span>Answers within {words}</span>;
}

export function useOwnerProfile(machineId: number) {
  const wire = useWire();
  return useQuery({
    queryKey: recordKeys.nested(machineType, machineId, 'owner'),
    queryFn: ({ signal }) =>
      wire.http.get<OwnerProfile>(`${machineType.endpoint}/${machineId}/owner`, undefined, { signal }),
    placeholderData: undefined,
  });
}
