import type { AgreementField } from '@yard/contracts';
import type { FieldProps } from '@yard/data';
import { Box, Button, Checkbox, Row, useModals, Written } from '@yard/ui';
import type { AgreementText } from './agreement-texts';

export interface AgreementChecksProps {
  texts: readonly AgreementText[];
  field: (name: AgreementField) => FieldProps<boolean>;
}

/** Each text to read, each with its own box to tick. */
export function AgreementChecks({ texts, field }: AgreementChecksProps) {
  const modals = useModals();
  return (
    <Box as="ul" bare divided>
      {texts.map(({ field: name, name: title, html }) => (
        <Row as="li" key={name} gap={4} align="start" justify="between" padY={2}>
          <Checkbox {...field(name)} label={`I agree: ${title}`} />
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
    </Box>
  );
}
