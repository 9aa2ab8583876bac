declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

declare module 'lucide/dist/esm/icons/*.mjs' {
  const parts: import('./icons/drawing').DrawingParts;
  export default parts;
}
