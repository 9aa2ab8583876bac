export * from './cases';
export { compare } from './compare';
export { type Answer, exchange, type Sent } from './http';
export { Jar } from './jar';
export { line } from './match';
export { type Logins, Visitor } from './visitor';
