// `npm run bench`: the product beside a bare server; `npm run bench -- search`: finding machines.
const [first] = process.argv.slice(2);
if (first === 'search') process.argv.splice(2, 1);
await import(first === 'search' ? './search.mjs' : './run.mjs');
