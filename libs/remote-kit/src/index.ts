export * from './answer-failed';
export {
  type ComponentLoader,
  type RemoteEntry,
  Slot,
  unlessLeaving,
  useFillers,
} from '@kit/federation-loader';
export { MachineName, PersonName } from './admin-names';
export { OwnPageArea } from './code-failed';
export * from './notices';
export { type Listing, readListing } from './read-listing';
export * from './narrowed-list';
export { Notes } from './notes/notes';
export * from './record-table';
export * from './page-frame';
export * from './remote-page';
export * from './site-manifest';
export * from './site-frame';
export type { Several, SeveralAction } from './several/several';
export { ShownTogether } from './shown-together';
export * from './slot';
export * from './use-saved-scroll';
export * from './use-signed-out';
export * from './use-site';
export * from './use-url-filters';
export { useChangedMeanwhile, type EditedRecord } from './use-changed-meanwhile';
export type { ChangedField } from './changed-fields';
