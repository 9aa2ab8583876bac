import '@yard/ui/styles.css';
import { boot } from './boot';

void boot();
