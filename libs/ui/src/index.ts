// First: its sheet gives way to those of whatever comes after it.
export { Box, Grid, Hint, Row, Stack, Text } from './layouts/primitives';
export * from './actions/menu';
export type { MenuEntry, MenuProps } from './actions/menu-code';
export * from './actions/button';
export { firstInteraction } from './actions/first-interaction';
export { onSign, type OnSign, useOnSign } from './actions/use-on-sign';
export { FilesButton, type FilesButtonProps } from './actions/files-button';
export * from './actions/link-button';
export * from './actions/segmented';
export { useCopy } from './actions/use-copy';
export * from './editor/rich-text-field';
export type {
  RichTextChip,
  RichTextFieldProps,
  RichTextFile,
  RichTextFiles,
  RichTextKind,
} from './editor/rich-text';
export * from './fields/checkbox';
export type { ComboBoxProps } from './fields/combo-box';
export type { DateFieldProps } from './fields/days/date-field';
export type { DateRangePickerProps } from './fields/days/date-range-picker';
export { DateKind } from './fields/days/date-kind';
export type { DayRange } from './fields/days/day-range';
export type { DayCalendarProps } from './fields/days/day-calendar';
export { DoubtCheck } from './fields/doubt-check';
export { useDoubts, type Doubts, type FieldDoubt } from './fields/use-doubts';
export type { DisabledDates } from './fields/days/day-value';
export { FieldError, FieldShell, type ControlProps, type FieldProps } from './fields/field-shell';
export * from './fields/form';
export * from './fields/instant-field';
export * from './fields/lazy-fields';
export * from './fields/number-field';
export * from './fields/radio-cards';
export * from './fields/search-field';
export * from './fields/options-of';
export * from './fields/select';
export * from './fields/star-field';
export { TextArea, TextField, type TextAreaProps, type TextFieldProps } from './fields/text-field';
export type { SuggestFieldProps } from './fields/use-choosing';
export { useSuggestions } from './fields/use-suggestions';
export * from './fields/time-field';
export { trimmed, useDebounced } from './fields/use-debounced';
export * from './icons/icon';
export { isIconName, type IconName } from './icons/icon-set';
export * from './layouts/logo';
export * from './layouts/nav';
export * from './layouts/public-layout';
export * from './layouts/simple-layout';
export * from './layouts/skip-button';
export * from './layouts/use-viewport-height';
export { useBackCloses } from './overlays/back-closes';
export * from './overlays/connection-bar';
export { freeWayUp } from './overlays/free-place';
export { isModalOpen } from './overlays/is-modal-open';
export { useLightbox, type Lightbox } from './overlays/lightbox';
export { useLoader, useLoaderWhile, type Loader } from './overlays/loader';
export { OpenModals } from './overlays/modal-provider';
export {
  useModals,
  type AlertOptions,
  type ConfirmOptions,
  type ModalContent,
  type ModalOptions,
  type Modals,
} from './overlays/modal-stack';
export * from './overlays/overlay-provider';
export * from './overlays/sheet';
export { useShortcut, type Shortcut } from './overlays/shortcuts';
export * from './overlays/side-panel';
export { useLeaveGuard } from './overlays/use-leave-guard';
export { useToast, type Toast } from './overlays/toast';
export * from './show/arrived';
export * from './show/awaited-record';
export * from './show/badge';
export * from './show/card';
export * from './show/gallery';
export * from './show/load-failed';
export type { Picture } from './show/pictures';
export * from './show/progress';
export * from './show/review-entry';
export * from './show/skeleton';
export * from './show/stars';
export * from './show/states';
export * from './show/tabs';
export type { TabEntry, TabsProps } from './show/tabs-code';
export * from './show/unbroken';
export * from './show/upload-list';
export * from './show/use-reader-zone';
export * from './show/values';
export * from './show/written';
export * from './styles/cx';
export type { Column, Sort } from './table/column';
export * from './table/filter-bar';
export * from './table/paged-table';
export * from './table/pagination';
export * from './table/search-filter';
export * from './table/table';
export { isTyping } from './table/use-row-keys';
export * from './thread/composer';
export * from './thread/message-list';
export * from './thread/presence-line';
export * from './tokens/theme-switch';
export * from './tokens/use-theme';
export * from './show/error-boundary';
export { newKey, stored, type Stored } from './stored';
