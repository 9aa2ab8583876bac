// `npm run bench`: the product beside the least that three requests can cost; `npm run bench -- search`: finding
// machines.
const [first] = process.argv.slice(2);
if (first === 'search') process.argv.splice(2, 1);
await import(first === 'search' ? './search.mjs' : './floor/run.mjs');
