import { puppeteerTab } from './browsers/puppeteer-tab';
import { tellRentalStory } from './browsers/rental-story';

// The story that `npm run test:browsers` tells in Firefox and WebKit, too.
tellRentalStory('Chromium', () => puppeteerTab('chrome'));
