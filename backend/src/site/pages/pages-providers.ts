export { RenderedPages } from './rendered/rendered-pages';
export { DocumentPages } from './document-pages';
export { MachinePages } from './machine-pages';
export { NewestMachines } from './newest-machines';
export { Pages } from './pages';
export { PublicSite } from './public-site';
export { SiteMap } from './site-map';
export { PageVisitors } from './page-visitors';
