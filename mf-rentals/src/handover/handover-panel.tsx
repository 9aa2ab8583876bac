import type { HandoverRecord, RentalRequestRecord } from '@yard/contracts';
import { checklistLabel, isSameName, signHandoverRules, zoneOf } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { useSession } from '@yard/session';
import {
  Button,
  Form,
  Grid,
  Icon,
  Panel,
  Row,
  SpecSheet,
  Submit,
  TextField,
  Typed,
  useModals,
  useToast,
} from '@yard/ui';
import { ShownSides } from '../condition/shown-sides';
import { useChecklist } from '../condition/use-checklist';
import type { Permissions } from '../words/permissions';
import { instantWords } from '../words/time-words';
import { useHandover } from './use-handover';

export interface HandoverPanelProps {
  request: RentalRequestRecord;
  handover: HandoverRecord;
  may: Permissions;
  onChange: () => void;
}

export function HandoverPanel({ request, handover, may, onChange }: HandoverPanelProps) {
  const { items } = useChecklist(request.machine_id);
  const facts = [
    { label: 'Hour meter', value: `${handover.hours.toLocaleString('en-US')} h` },
    { label: 'Fuel', value: `${handover.fuel_level}%` },
    ...otherReadings(request, handover),
    ...handover.checklist.map(({ key, ok, note }) => ({
      label: checklistLabel(key, items),
      value: markWords({ ok, note }),
    })),
  ];
  const change = may.changeHandover && (
    <Button small icon="edit" onPress={onChange}>
      Edit hand-over
    </Button>
  );
  return (
    <Panel title="Hand-over" aside={change}>
      <SpecSheet facts={facts} />
      <Typed above={3}>{handover.details}</Typed>
      <ShownSides photos={handover.photos} />
      <Signatures request={request} handover={handover} />
      {may.signHandover && <Sign request={request} handover={handover} />}
    </Panel>
  );
}

/** Each side's readings, where the figures differ and not both sides have signed the ones above. */
function otherReadings(
  { machine, user }: RentalRequestRecord,
  { readings, signed_by_owner_at, signed_by_renter_at }: HandoverRecord,
) {
  const figures = readings.map(
    ({ hours, fuel_level }) => `${hours.toLocaleString('en-US')} h, ${fuel_level}%`,
  );
  if ((signed_by_owner_at && signed_by_renter_at) || new Set(figures).size < 2) return [];
  return readings.map(({ user_id }, index) => ({
    label: `Read by ${user_id === user.id ? user.name : machine.user_name}`,
    value: figures[index] ?? '',
  }));
}

export function markWords({ ok, note }: { ok: boolean; note: string | null }): string {
  const words = ok ? 'OK' : 'Problem';
  return note ? `${words}: ${note}` : words;
}

function Signatures({ request, handover }: Pick<HandoverPanelProps, 'request' | 'handover'>) {
  const zone = zoneOf(request.machine);
  const sides = [
    [request.machine.user_name, handover.signed_by_owner_at, handover.signed_by_owner_name],
    [request.user.name, handover.signed_by_renter_at, handover.signed_by_renter_name],
  ] as const;
  return (
    <Grid as="ul" gap={2} above={4} below={4} bare aria-label="Signatures">
      {sides.map(([person, at, name]) => (
        <Row as="li" key={person} gap={2} align="center">
          <Icon name={at ? 'check-circle' : 'clock'} />
          {at ? `Signed by ${name} on ${instantWords(at, zone)}` : `${person} hasn’t signed yet`}
        </Row>
      ))}
    </Grid>
  );
}

/** Signs with a name what is on the page: a hand-over that was changed meanwhile has to be read first. */
function Sign({ request, handover }: Pick<HandoverPanelProps, 'request' | 'handover'>) {
  const { sign } = useHandover(request.id);
  const { user } = useSession();
  const { confirm } = useModals();
  const toast = useToast();
  const form = useServerForm({
    rules: signHandoverRules,
    initial: { name: '' },
    submit: async ({ name }) => {
      const isSure =
        !user ||
        isSameName(name, user.name) ||
        (await confirm({
          title: `Sign as “${name.trim()}”?`,
          message: `Your account says ${user.name}.`,
          confirmText: 'Sign',
        }));
      return isSure ? sign({ name, updated_at: handover.updated_at }) : null;
    },
    onSuccess: (signed) => {
      if (signed !== null) toast.show('Hand-over signed');
    },
  });
  return (
    <Form of={form} aria-label="Sign hand-over">
      <TextField
        {...form.field('name')}
        label="Your name"
        hint="Type your full name to confirm that the machine is as described above."
        autoComplete="name"
        required
      />
      <Submit of={form} icon="check" label="Sign hand-over" />
    </Form>
  );
}
