import { createApp } from './app';

async function main(): Promise<void> {
  const {
    APP_KEY: appKey = '',
    APP_URL: appUrl = '',
    DATABASE: database = '',
    PORT: port = 3000,
  } = process.env;
  const app = await createApp({ appKey, appUrl, database });
  app.enableShutdownHooks();
  await app.listen(port);
  console.log(`listening on ${await app.getUrl()}`);
}

void main();
