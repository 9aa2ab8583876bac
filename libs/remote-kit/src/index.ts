export * from './error-boundary';
export { loadManifest } from './load-manifest';
export * from './remote-entry';
export * from './remote-page';
export * from './remote-part';
export * from './site-manifest';
export * from './slot';
