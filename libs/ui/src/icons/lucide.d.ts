declare module 'lucide/dist/esm/icons/*.mjs' {
  const parts: import('./drawing').DrawingParts;
  export default parts;
}
