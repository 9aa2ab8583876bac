export { draw, type Drawing, type Subject } from './draw';
export { singletons } from './singletons';
