/** Address that a file is served from. */
declare module '*?address' {
  const address: string;
  export default address;
}
