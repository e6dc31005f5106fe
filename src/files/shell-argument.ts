/** A path as an argument of a command that people copy into a shell: in quotes where it has more than plain signs. */
export const shellArgument = (path: string): string => (/^[\w./:-]+$/u.test(path) ? path : `"${path}"`);
