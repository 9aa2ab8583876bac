export { loadManifest } from './load-manifest';
export * from './remote-entry';
export * from './page-frame';
export * from './remote-page';
export * from './remote-part';
export * from './site-manifest';
export * from './slot';
export * from './use-site';
export * from './use-url-filters';
