import {
  refusalWords,
  useCreate,
  useDestroy,
  useRecordCache,
  useServerForm,
  useUpdate,
  useWire,
} from '@yard/data';
import { useChangedMeanwhile } from '@yard/remote-kit';
import {
  Banner,
  Button,
  ButtonGroup,
  Form,
  SidePanel,
  TextArea,
  TextField,
  useLeaveGuard,
  useModals,
  useToast,
} from '@yard/ui';
import { ForEditors } from './for-editors';
import type { TextKind, TextRecord } from './text-kind';

interface TextRecordPanelProps<R extends TextRecord> {
  kind: TextKind<R>;
  /** Absent for a new one. */
  record: R | undefined;
  onClose: () => void;
}

/** One of them beside the list: made, changed or deleted. */
export function TextRecordPanel<R extends TextRecord>(props: TextRecordPanelProps<R>) {
  const { kind, record, onClose } = props;
  const { short, long } = kind;
  const form = useTextForm(props);
  const title = record ? String(record[short.name]) : `New ${kind.noun}`;
  return (
    <SidePanel title={title} label={kind.noun} onClose={onClose}>
      <Form onSubmit={form.submit} errors={form.errors} aria-label={title}>
        <TextField
          {...form.field(short.name)}
          autoFocus={!record}
          label={short.label}
          hint={short.hint}
          maxLength={short.max}
        />
        <TextArea
          {...form.field(long.name)}
          label={long.label}
          hint={long.hint}
          rows={long.rows}
          maxLength={long.max}
        />
        <ForEditors right={kind.right}>
          <ButtonGroup>
            <Button type="submit" kind="primary" busy={form.busy}>
              Save
            </Button>
            {record && <Delete kind={kind} record={record} onDone={onClose} />}
          </ButtonGroup>
        </ForEditors>
      </Form>
    </SidePanel>
  );
}

function useTextForm<R extends TextRecord>({ kind, record, onClose }: TextRecordPanelProps<R>) {
  const { type, short, long } = kind;
  const create = useCreate<R, object>(type);
  const update = useUpdate<R, object>(type, record?.id ?? 0);
  const cache = useRecordCache(type);
  const toast = useToast();
  const wire = useWire();
  const valuesOf = (one: R | undefined): Record<string, string | null> => ({
    [short.name]: one ? String(one[short.name]) : '',
    [long.name]: one ? String(one[long.name]) : '',
    updated_at: one?.updated_at ?? null,
  });
  const labels: Record<string, string> = { [short.name]: short.label, [long.name]: long.label };
  const onChanged = useChangedMeanwhile({
    auditType: kind.auditType,
    current: () => wire.resource(type).find(record?.id ?? 0),
    valuesOf,
    labelOf: (name) => labels[name] ?? null,
  });
  const form = useServerForm({
    rules: record ? kind.updateRules : kind.rules,
    initial: valuesOf(record),
    submit: (values) => (record ? update.mutateAsync(values) : create.mutateAsync(values)),
    onChanged,
    onSuccess: () => {
      cache.refresh();
      toast.show(`The ${kind.noun} is saved`);
      onClose();
    },
  });
  useLeaveGuard(form.isUnsaved, 'open');
  return form;
}

interface DeleteProps<R extends TextRecord> {
  kind: TextKind<R>;
  record: R;
  onDone: () => void;
}

function Delete<R extends TextRecord>({ kind, record, onDone }: DeleteProps<R>) {
  const destroy = useDestroy(kind.type);
  const { confirm } = useModals();
  const toast = useToast();
  const remove = async () => {
    const title = `Delete “${String(record[kind.short.name])}”?`;
    const message = 'It is gone for every admin.';
    if (!(await confirm({ title, message, confirmText: 'Delete', danger: true }))) return;
    destroy.mutate(record.id, {
      onSuccess: () => {
        toast.show(`The ${kind.noun} is deleted`);
        onDone();
      },
    });
  };
  return (
    <>
      <Button icon="trash" busy={destroy.isPending} onPress={() => void remove()}>
        Delete
      </Button>
      {destroy.error && (
        <Banner tone="bad" title="It was not deleted">
          {refusalWords(destroy.error)}
        </Banner>
      )}
    </>
  );
}
