import {
  refusalWords,
  type ServerForm,
  useCreate,
  useDestroy,
  useRecordCache,
  useServerForm,
  useUpdate,
  useWire,
} from '@yard/data';
import { WireError } from '@laravel-wire/client';
import { useChangedMeanwhile } from '@yard/remote-kit';
import {
  Banner,
  Button,
  ButtonGroup,
  Form,
  InstantField,
  SidePanel,
  Submit,
  TextArea,
  TextField,
  useLeaveGuard,
  useModals,
  useToast,
} from '@yard/ui';
import { ForEditors } from './for-editors';
import { nameOf, type PlainField, type PlainKind, type PlainRecord } from './plain-kind';

interface PlainRecordPanelProps<R extends PlainRecord> {
  kind: PlainKind<R>;
  record: R | undefined;
  given: Record<string, string>;
  onClose: () => void;
}

export function PlainRecordPanel<R extends PlainRecord>(props: PlainRecordPanelProps<R>) {
  const { kind, record, onClose } = props;
  const form = usePlainForm(props);
  const title = record ? nameOf(kind, record) : `New ${kind.noun}`;
  return (
    <SidePanel title={title} label={kind.noun} onClose={onClose}>
      <Form of={form} aria-label={title}>
        {kind.fields.map((field, index) => (
          <Field key={field.name} form={form} field={field} autoFocus={!record && index === 0} />
        ))}
        <ForEditors right={kind.right}>
          <ButtonGroup>
            <Submit of={form} label="Save" />
            {record && <Delete kind={kind} record={record} onDone={onClose} />}
          </ButtonGroup>
        </ForEditors>
      </Form>
    </SidePanel>
  );
}

interface FieldProps<R> {
  form: ServerForm<Record<string, string | null>>;
  field: PlainField<R>;
  autoFocus: boolean;
}

function Field<R>({ form, field: { name, max, rows, ...words }, autoFocus }: FieldProps<R>) {
  const field = { ...form.field(name), ...words };
  if (max === undefined) return <InstantField {...field} />;
  if (rows === undefined) return <TextField {...field} maxLength={max} autoFocus={autoFocus} />;
  return <TextArea {...field} maxLength={max} rows={rows} autoFocus={autoFocus} />;
}

function usePlainForm<R extends PlainRecord>({ kind, record, given, onClose }: PlainRecordPanelProps<R>) {
  const { type, fields } = kind;
  const create = useCreate<R, object>(type);
  const update = useUpdate<R, object>(type, record?.id ?? 0);
  const cache = useRecordCache(type);
  const wire = useWire();
  const valuesOf = (one: R | undefined): Record<string, string | null> => ({
    ...Object.fromEntries(
      fields.map(({ name, max }) => [
        name,
        one ? String(one[name]) : max === undefined ? null : (given[name] ?? ''),
      ]),
    ),
    updated_at: one?.updated_at ?? null,
  });
  const onChanged = useChangedMeanwhile({
    auditType: kind.auditType,
    current: () => wire.resource(type).find(record?.id ?? 0),
    valuesOf,
    labelOf: (changed) => fields.find(({ name }) => name === changed)?.label ?? null,
  });
  const form = useServerForm({
    rules: record ? kind.updateRules : kind.rules,
    initial: valuesOf(record),
    submit: (values) => {
      refuse(kind, values);
      return record ? update.mutateAsync(values) : create.mutateAsync(values);
    },
    onChanged,
    done: 'Saved',
    onSuccess: () => {
      cache.refresh();
      if (!record) onClose();
    },
  });
  useLeaveGuard(form.isUnsaved, 'open');
  return form;
}

/** @throws WireError for a text that the kind refuses */
function refuse<R extends PlainRecord>(
  { fields, refusalOf }: PlainKind<R>,
  values: Record<string, string | null>,
) {
  for (const { name } of fields) {
    const words = refusalOf?.(values[name] ?? '');
    if (words) throw new WireError('server', words, { errors: { [name]: [words] } });
  }
}

interface DeleteProps<R extends PlainRecord> {
  kind: PlainKind<R>;
  record: R;
  onDone: () => void;
}

function Delete<R extends PlainRecord>({ kind, record, onDone }: DeleteProps<R>) {
  const destroy = useDestroy(kind.type);
  const { confirm } = useModals();
  const toast = useToast();
  const remove = async () => {
    const title = `Delete “${nameOf(kind, record)}”?`;
    const message = 'This can’t be undone.';
    if (!(await confirm({ title, message, confirmText: 'Delete', danger: true }))) return;
    destroy.mutate(record.id, {
      onSuccess: () => {
        toast.show('Deleted');
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
        <Banner tone="bad" title="It wasn’t deleted">
          {refusalWords(destroy.error)}
        </Banner>
      )}
    </>
  );
}
