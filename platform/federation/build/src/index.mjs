export { bundle } from './bundle.mjs';
export { nodesIn } from './nodes-in.mjs';
