import { tellRentalStory } from './rental-story';
import { webkitTab } from './webkit-tab';

tellRentalStory('WebKit', webkitTab);
