export const writeFlag = { about: { de: 'schreibt die Dateien', en: 'writes the files' } } as const;
