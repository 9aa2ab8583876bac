// Part of a shell that is built with --watch: reloads the page when the shell or a remote was built anew.
import { reloadWhenChanged } from './reload-when-changed.mjs';

reloadWhenChanged(['/version.txt', '/remotes.json']);
