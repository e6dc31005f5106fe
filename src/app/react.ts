/** React by itself, so that it is made ready in a task of its own, before the code that uses it. */
export { hydrateRoot } from 'react-dom/client';
