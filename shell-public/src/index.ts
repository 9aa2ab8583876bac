import '@yard/ui/styles.css';

void start();

/** Runs the site's code in slices: who scrolls or presses meanwhile does not wait for all of it. */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ '@yard/contracts');
  await breath();
  await import(/* webpackMode: "eager" */ '@yard/ui');
  await breath();
  const { boot } = await import(/* webpackMode: "eager" */ './boot');
  await boot();
}

const breath = () => new Promise((resolve) => setTimeout(resolve));
