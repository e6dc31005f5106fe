/** Names of the catalogue's files. All lie in one folder, so that links between them hold wherever it is published. */
export const blockFile = (type: string) => `${type}.html`;

export const exampleFile = (type: string, example: string) => `${type}.${example}.html`;

/** What a file of the catalogue shows; undefined for a name that is not of this form. */
export function readFileName(file: string): { type?: string; example?: string } | undefined {
  if (file === '' || file === 'index.html') return {};
  const [, type, example] = /^([a-zA-Z0-9]+)(?:\.([a-zA-Z0-9-]+))?\.html$/u.exec(file) ?? [];
  if (type === undefined) return undefined;
  return example === undefined ? { type } : { type, example };
}
