/** What a server reads of a site, which tells it from any other folder. */
export const FOR_SERVER = '_server.json';

/** Which build a site is of, and how many pictures it shows as they are. */
export const BUILD = 'build.json';
