// Run in a thread of its own: render-aside.ts.
export { renderPdf } from './render-pdf';
