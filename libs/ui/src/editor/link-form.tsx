import { useState } from 'react';
import { Button } from '../actions/button';
import { ButtonGroup } from '../actions/link-button';
import { Form } from '../fields/form';
import { TextField } from '../fields/text-field';
import { promptInDialog, type Modals } from '../overlays/modal-stack';
import { addressOf } from './link-address';
import type { RichTextFiles } from './rich-text';

export type Link = { address: string; text: string };
type Given = Link & { needsText: boolean; isLink: boolean };

/** Asks where a text leads. @returns null when it was thought better of; an empty address takes the link away */
export function promptForLink(modals: Modals, given: Given, files?: RichTextFiles): Promise<Link | null> {
  return promptInDialog<Link | null>(
    modals.open,
    (answer, close) => <LinkForm given={given} files={files} onCancel={close} onDone={answer} />,
    { none: null, title: 'Link' },
  );
}

type LinkFormProps = {
  given: Given;
  files: RichTextFiles | undefined;
  onDone: (link: Link) => void;
  onCancel: () => void;
};

function LinkForm({ given, files, onDone, onCancel }: LinkFormProps) {
  const { link, errors, set, submit, choose } = useTypedLink({ given, files, onDone });
  return (
    <Form onSubmit={submit} errors={errors} aria-label="Link">
      <TextField
        label="Address"
        name="address"
        placeholder="https://"
        inputMode="text"
        value={link.address}
        error={errors.address ?? null}
        onChange={(address) => set({ address })}
      />
      {given.needsText && (
        <TextField label="Text" optional value={link.text} onChange={(text) => set({ text })} />
      )}
      {files && (
        <Button small icon="paperclip" onPress={() => void choose()}>
          Link to a file
        </Button>
      )}
      <ButtonGroup>
        <Button type="submit" kind="primary">
          Set link
        </Button>
        {given.isLink && <Button onPress={() => onDone({ address: '', text: '' })}>Remove link</Button>}
        <Button onPress={onCancel}>Cancel</Button>
      </ButtonGroup>
    </Form>
  );
}

function useTypedLink({ given, files, onDone }: Omit<LinkFormProps, 'onCancel'>) {
  const [link, setLink] = useState<Link>({ address: given.address, text: given.text });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const set = (changes: Partial<Link>) => {
    setLink((before) => ({ ...before, ...changes }));
    setErrors({});
  };
  const submit = () => {
    const address = addressOf(link.address);
    if (address === null) setErrors({ address: 'This isn’t an address. Try https://… or an email address.' });
    else onDone({ address, text: link.text.trim() === '' ? link.address.trim() : link.text.trim() });
  };
  const choose = async () => {
    const file = await files?.choose('link');
    if (file) set({ address: file.url, text: link.text === '' ? file.name : link.text });
  };
  return { link, errors, set, submit, choose };
}
