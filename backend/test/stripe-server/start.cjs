// Runs the stand-in as a process of its own; what it takes is told in ../README.md.
require('./load.cjs');
require('./stand-alone.ts')
  .run(process.argv.slice(2))
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
