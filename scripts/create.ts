import { defineCommand } from './cli/command.ts';
import { createSite } from './create/create-site.ts';
import { createFlags } from './create/order.ts';

export default defineCommand({
  name: 'create',
  about: {
    de: 'Legt eine kleine, gültige Website in einem Ordner an. Im Terminal wird nach Name, Sprache und Farbe gefragt; sonst ist --name nötig.',
    en: 'Makes a small, valid site in a folder. In a terminal it asks for name, language and colour; else --name is needed.',
  },
  operands: { de: 'ORDNER', en: 'FOLDER' },
  flags: createFlags,
  exits: [
    { de: 'angelegt', en: 'created' },
    { de: 'nicht angelegt', en: 'not created' },
  ],
  run: ({ flags, operands, language }) => createSite(flags, operands, language),
});
