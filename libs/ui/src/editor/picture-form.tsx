import { useState } from 'react';
import { Button } from '../actions/button';
import { ButtonGroup } from '../actions/link-button';
import { Checkbox } from '../fields/checkbox';
import { Form } from '../fields/form';
import { TextField } from '../fields/text-field';
import { promptInDialog, type Modals } from '../overlays/modal-stack';
import styles from './editor.module.css';

type Picture = { url: string; alt: string };

/** Asks what a picture shows. @returns the words, '' for mere decoration, null when it was thought better of */
export function promptForAltText(modals: Modals, picture: Picture): Promise<string | null> {
  return promptInDialog<string | null>(
    modals.open,
    (answer, close) => <PictureForm picture={picture} onDone={answer} onCancel={close} />,
    { none: null, title: 'Describe the picture' },
  );
}

type PictureFormProps = { picture: Picture; onDone: (alt: string) => void; onCancel: () => void };

function PictureForm({ picture, onDone, onCancel }: PictureFormProps) {
  const [alt, setAlt] = useState(picture.alt);
  const [isDecoration, setDecoration] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = () => {
    if (isDecoration) onDone('');
    else if (alt.trim() !== '') onDone(alt.trim());
    else setError('Say what the picture shows, or that it is decoration.');
  };
  return (
    <Form onSubmit={submit} errors={{ alt: error ?? undefined }} aria-label="Describe the picture">
      <img className={styles.described} src={picture.url} alt="" />
      <TextField
        autoFocus
        label="What does it show?"
        name="alt"
        hint="Read out to people who cannot see it."
        value={alt}
        maxLength={500}
        disabled={isDecoration}
        error={error}
        onChange={(words) => {
          setAlt(words);
          setError(null);
        }}
      />
      <Checkbox label="It is decoration and says nothing" value={isDecoration} onChange={setDecoration} />
      <ButtonGroup>
        <Button type="submit" kind="primary">
          Put it in
        </Button>
        <Button onPress={onCancel}>Cancel</Button>
      </ButtonGroup>
    </Form>
  );
}
