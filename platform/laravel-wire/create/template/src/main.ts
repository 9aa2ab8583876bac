import { createApp } from './app';

async function main(): Promise<void> {
  const { APP_KEY: appKey = '', APP_URL: appUrl = '', DATABASE: database = '' } = process.env;
  const { HOST: host = '127.0.0.1', PORT: port = 3000 } = process.env;
  const app = await createApp({ appKey, appUrl, database });
  app.enableShutdownHooks();
  await app.listen(port, host);
  console.log(`listening on ${await app.getUrl()}`);
}

void main();
