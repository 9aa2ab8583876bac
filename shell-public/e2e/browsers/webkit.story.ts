import { tellPagesStory } from './pages-story';
import { tellRentalStory } from './rental-story';
import { webkitTab } from './webkit-tab';

tellRentalStory('WebKit', webkitTab);
tellPagesStory('WebKit', webkitTab);
