import { puppeteerTab } from './puppeteer-tab';
import { tellRentalStory } from './rental-story';

tellRentalStory('Firefox', () => puppeteerTab('firefox'));
