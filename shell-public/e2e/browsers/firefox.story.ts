import { puppeteerTab } from './puppeteer-tab';
import { tellPagesStory } from './pages-story';
import { tellRentalStory } from './rental-story';

tellRentalStory('Firefox', () => puppeteerTab('firefox'));
tellPagesStory('Firefox', () => puppeteerTab('firefox'));
