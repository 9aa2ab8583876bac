import { RedirectTo } from '../errors';

/** A guests' route was requested by a signed-in user: 302 to the site's root, for JSON clients too. */
export class AlreadySignedIn extends RedirectTo {}
