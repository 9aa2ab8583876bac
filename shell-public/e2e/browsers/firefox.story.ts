import { firefoxTab } from './firefox-tab';
import { tellPagesStory } from './pages-story';
import { tellRentalStory } from './rental-story';

tellRentalStory('Firefox', firefoxTab);
tellPagesStory('Firefox', firefoxTab);
