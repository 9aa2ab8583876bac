export { WireExpressAdapter } from './adapter';
