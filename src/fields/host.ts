/** A host name in small letters, `www.example.com`, as a part of a regular expression. */
export const HOST = '(?:[a-z0-9]+(?:-+[a-z0-9]+)*\\.)+[a-z]+';
