import type { AgreementField } from '@yard/contracts';
import type { FieldProps } from '@yard/data';
import { Box, Button, Checkbox, useModals } from '@yard/ui';
import type { AgreementText } from './agreement-texts';
import { DocumentText } from './document-text';
import styles from '../request.module.css';

export interface AgreementChecksProps {
  texts: readonly AgreementText[];
  field: (name: AgreementField) => FieldProps<boolean>;
}

/** Each text to read, each with its own box to tick. */
export function AgreementChecks({ texts, field }: AgreementChecksProps) {
  const modals = useModals();
  return (
    <Box as="ul" bare>
      {texts.map(({ field: name, name: title, html }) => (
        <li key={name} className={styles.agreement}>
          <Checkbox {...field(name)} label={`I agree: ${title}`} />
          {html !== null && (
            <Button
              small
              icon="document"
              aria-label={`Read: ${title}`}
              onPress={() => modals.open(<DocumentText html={html} />, { title, size: 'large' })}
            >
              Read
            </Button>
          )}
        </li>
      ))}
    </Box>
  );
}
