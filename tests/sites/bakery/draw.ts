import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createTypesetter } from '../../../scripts/build/typesetter.ts';
import { scenes } from './drawing/scenes.ts';

/** Draws the pictures of the bakery: `node --import tsx tests/sites/bakery/draw.ts [name…]`. What it writes is committed. */
const media = (name: string) => fileURLToPath(new URL(`pages-data/_media/${name}`, import.meta.url));

/** The tooth of the paper: noise that leaves the inks as they are. */
const grain = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 9 } },
  })
    .blur(0.7)
    .png()
    .toBuffer();

async function drawPicture(name: string) {
  const scene = scenes[name]?.();
  if (!scene) throw new Error(`There is no picture "${name}"`);
  const { width, height, content } = scene;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  await sharp(Buffer.from(svg))
    .composite([{ input: await grain(width, height), blend: 'soft-light' }])
    .webp({ quality: 86 })
    .toFile(media(`${name}.webp`));
}

/** The name of the bakery, and its first letter, in the letters of the headings. */
async function drawMarks() {
  const file = media('fonts/caprasimo.woff2');
  const { measure, outline } = await createTypesetter({ display: { file }, text: { file } });
  for (const [name, words] of [
    ['wordmark', 'Quernlow'],
    ['mark', 'Q'],
  ] as const) {
    const style = { family: 'display', weight: 400, size: 56 } as const;
    const width = Math.ceil(measure(words, style)) + 4;
    const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64" role="img" aria-label="${words}" fill="currentColor">`;
    writeFileSync(media(`brand/${name}.svg`), `${open}<path d="${outline(words, style, { x: 2, y: 46 })}"/></svg>\n`);
  }
}

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : Object.keys(scenes)) await drawPicture(name);
if (asked.length === 0) await drawMarks();
