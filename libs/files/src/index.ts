export { FileBrowser } from './file-browser';
export { useFiles } from './use-files';
