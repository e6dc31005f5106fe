import { Hono } from 'hono';

/**
 * What the server answers itself, beside the files of the site: forms and functions have their place here.
 * A route with a fixed path needs nothing else; the server derives its `Allow` header from the list of routes.
 */
export function siteRoutes(): Hono {
  return new Hono();
}
