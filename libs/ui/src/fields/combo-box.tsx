import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { use } from 'react';
import { Icon } from '../icons/icon';
import { isModalOpen } from '../overlays/is-modal-open';
import { cx } from '../styles/cx';
import { FieldError, type FieldProps } from './field-shell';
import type { Option } from './select';
import fieldStyles from './fields.module.css';
import pickerStyles from './days/picker.module.css';
import styles from './popover.module.css';

export type ComboBoxProps = Omit<FieldProps<string>, 'value'> & {
  /** The chosen option's value, or '' for none. */
  value: string | null | undefined;
  options: readonly Option[];
  placeholder?: string;
  /** Called with what is typed; for lists that the server narrows. Without it the list is narrowed here. */
  onSearch?: (text: string) => void;
};

/** One of a long list, found by typing. */
export default function ComboBox({ label, name, value, onChange, error, hint, ...props }: ComboBoxProps) {
  const { options, placeholder, onSearch, required, disabled, hideLabel } = props;
  return (
    <AriaComboBox
      className={cx(fieldStyles.field, error && fieldStyles.invalid)}
      name={name}
      value={value === '' || value == null ? null : value}
      onChange={(key) => onChange(key === null ? '' : String(key))}
      {...(onSearch ? { items: options, onInputChange: onSearch } : { defaultItems: options })}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      menuTrigger="focus"
      allowsEmptyCollection
    >
      <Label className={hideLabel ? 'visually-hidden' : (fieldStyles.label ?? '')}>{label}</Label>
      {hint && (
        <Text slot="description" className={fieldStyles.hint ?? ''}>
          {hint}
        </Text>
      )}
      <span className={cx(fieldStyles.control, fieldStyles.adorned)}>
        <Input placeholder={placeholder} />
        <Button className={pickerStyles.open ?? ''}>
          <Icon name="chevron-down" size={18} />
        </Button>
      </span>
      <ChoicesBelow />
      {error && (
        <Text slot="errorMessage">
          <FieldError error={error} name={name} label={label} />
        </Text>
      )}
    </AriaComboBox>
  );
}

/**
 * Stays while the page is scrolled: the library would close it and empty the field of what was typed. In a dialog, whose
 * content moves under the list, it closes and the field keeps its text.
 */
function ChoicesBelow() {
  const combo = use(ComboBoxStateContext);
  return (
    <Popover
      className={cx(styles.popover, styles.matchWidth)}
      isOpen={combo?.isOpen ?? false}
      onOpenChange={(isOpen) => isModalOpen() && combo?.setOpen(isOpen)}
    >
      <Choices />
    </Popover>
  );
}

function Choices() {
  return (
    <ListBox<Option>
      className={styles.list ?? ''}
      renderEmptyState={() => <div className={styles.empty}>Nothing matches</div>}
    >
      {(option) => (
        <ListBoxItem id={option.value} textValue={option.label} className={styles.option ?? ''}>
          {({ isSelected }) => (
            <>
              <span>{option.label}</span>
              {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
              {isSelected && <Icon name="check" size={18} />}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
