/** The port of the admin site, by this token; known once it listens. */
export const ADMIN_SITE = Symbol('ADMIN_SITE');

export interface AdminSite {
  port: number | null;
}
