import type { AgreementField } from '@yard/contracts';
import type { FieldProps } from '@yard/data';
import { Box, Button, Checkbox, Row, useModals, Written } from '@yard/ui';
import type { AgreementText } from './agreement-texts';

export interface AgreementChecksProps {
  texts: readonly AgreementText[];
  field: (name: AgreementField) => FieldProps<boolean>;
  /** The texts were agreed to before, whatever fills them in now: one box is for all. */
  isKnown?: boolean;
}

/** Each text to read, each with its own box to tick. */
export function AgreementChecks({ texts, field, isKnown = false }: AgreementChecksProps) {
  const modals = useModals();
  const fields = texts.map(({ field: name }) => field(name));
  const open = fields.find(({ value }) => !value);
  return (
    <Box as="ul" bare divided>
      {texts.map(({ field: name, name: title, html }) => (
        <Row as="li" key={name} gap={4} align="start" justify="between" padY={2}>
          {isKnown ? title : <Checkbox {...field(name)} label={`I agree: ${title}`} />}
          {html !== null && (
            <Button
              small
              icon="document"
              aria-label={`Read: ${title}`}
              onPress={() => modals.open(<Written html={html} />, { title, size: 'large' })}
            >
              Read
            </Button>
          )}
        </Row>
      ))}
      {isKnown && (
        <li>
          <Checkbox
            {...(open ?? fields[0])}
            value={!open}
            onChange={(isAgreed) => fields.forEach(({ onChange }) => onChange(isAgreed))}
            label="I agree to all of them. The terms are those of my last request. The rental agreement is filled in for this one."
          />
        </li>
      )}
    </Box>
  );
}
