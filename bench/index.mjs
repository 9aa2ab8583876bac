// `npm run bench`: the product beside the least that three requests can cost; `npm run bench -- search`: finding
// machines; `npm run bench -- first-view`: what a guest on a slow phone waits for; `npm run bench -- processes`: two
// processes beside one; `npm run bench -- adopt`: moving in on a Laravel's database; `npm run bench -- wire`: the wire
// layer beside bare Nest and a Laravel.
const [first] = process.argv.slice(2);
const others = ['search', 'first-view', 'processes', 'adopt', 'wire'];
if (others.includes(first)) process.argv.splice(2, 1);
await import(others.includes(first) ? `./${first}.mjs` : './floor/run.mjs');
