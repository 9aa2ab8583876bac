import { tellPagesStory } from './browsers/pages-story';
import { puppeteerTab } from './browsers/puppeteer-tab';
import { tellRentalStory } from './browsers/rental-story';

// The stories that `npm run test:browsers` tells in Firefox and WebKit, too.
tellRentalStory('Chromium', () => puppeteerTab('chrome'));
tellPagesStory('Chromium', () => puppeteerTab('chrome'));
