import './shared';
import '@yard/ui/styles.css';
import { boot } from './boot';

boot();
