import { chromiumTab } from './browsers/chromium-tab';
import { tellPagesStory } from './browsers/pages-story';
import { tellRentalStory } from './browsers/rental-story';

// The stories that `npm run rig -- browsers` tells in Firefox and WebKit, too.
tellRentalStory('Chromium', chromiumTab);
tellPagesStory('Chromium', chromiumTab);
