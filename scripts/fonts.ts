import { defineCommand } from './cli/command.ts';

export default defineCommand({
  name: 'fonts',
  about: {
    de: 'Schneidet die Schriften der Website aus den Paketen @fontsource-variable auf die Zeichen und Achsen zu, die sie braucht.',
    en: 'Cuts the fonts of the site out of the packages @fontsource-variable, down to the characters and axes that it needs.',
  },
  flags: {},
  exits: [{ de: 'geschrieben', en: 'written' }],
  async run() {
    const { makeFonts } = await import('./build/fonts.ts');
    for (const line of await makeFonts('src/design/fonts')) console.log(line);
    return 0;
  },
});
