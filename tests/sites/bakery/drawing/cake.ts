import { disc, ink, line, oval, path, times, within } from './palette.ts';

const cherry = (x: number, y: number) =>
  line(`M${x} ${y}Q${x + 26} ${y - 60} ${x + 58} ${y - 84}`, ink.leaf, 6) +
  disc(x, y, 30, ink.poppy) +
  disc(x - 9, y - 10, 8, ink.rose);

/** A tier standing on `base`, glazed where `glaze` is a colour. */
function tier(x: number, base: number, width: number, height: number, side: string, glaze?: string): string {
  const left = x - width / 2;
  const body = `M${left} ${base - height}H${left + width}V${base - 12}Q${x} ${base + 26} ${left} ${base - 12}Z`;
  const drips = times(9, (index) => {
    const place = left + (width / 9) * (index + 0.5);
    const long = [70, 110, 60, 130, 84, 56, 118, 76, 98][index] ?? 70;
    return line(`M${place} ${base - height}V${base - height + (long * height) / 230}`, glaze ?? side, width / 11);
  });
  return (
    path(body, side) +
    within(
      body,
      path(
        `M${x + width * 0.16} ${base - height}H${left + width}V${base + 30}H${x + width * 0.02}Z`,
        'rgb(18 32 77 / 0.1)',
      ) + (glaze ? drips : ''),
    ) +
    oval(x, base - height, width / 2, width * 0.075, glaze ?? ink.cream)
  );
}

/** A plate on a foot; the plate is at `y`. */
const stand = (x: number, y: number, width: number, fill: string) =>
  path(
    `M${x - 34} ${y}C${x - 26} ${y + 120} ${x - 60} ${y + 190} ${x - 130} ${y + 214}H${x + 130}C${x + 60} ${y + 190} ${x + 26} ${y + 120} ${x + 34} ${y}Z`,
    fill,
  ) +
  oval(x, y + 6, width / 2, width * 0.06, fill) +
  oval(x, y - 6, width / 2, width * 0.05, ink.cream);

/** A layered cake with a glaze and cherries. */
export const layerCake = (x: number, y: number): string =>
  stand(x, y, 860, ink.cobalt) +
  tier(x, y - 10, 660, 150, ink.crumb) +
  path(`M${x - 330} ${y - 176}H${x + 330}V${y - 140}H${x - 330}Z`, ink.poppy) +
  tier(x, y - 172, 660, 230, ink.crumb, ink.poppy) +
  times(6, (index) => cherry(x - 240 + index * 96, y - 436 + Math.abs(index - 2.5) * 9));

/** A sprig of leaves with a flower. */
const flower = (x: number, y: number, size: number, petal: string) =>
  times(6, (index) =>
    oval(x, y - size * 0.62, size * 0.36, size * 0.5, petal, 0)
      .replace('rotate(0', `rotate(${index * 60}`)
      .replace(`${x} ${y - size * 0.62})`, `${x} ${y})`),
  ) + disc(x, y, size * 0.34, ink.butter);

const leaves = (x: number, y: number, size: number) =>
  oval(x - size, y, size, size * 0.36, ink.leaf, 28) + oval(x + size, y, size, size * 0.36, ink.leaf, -28);

/** Three white tiers with flowers. */
export const tieredCake = (x: number, y: number): string =>
  stand(x, y, 820, ink.navy) +
  tier(x, y - 10, 660, 270, ink.cream) +
  tier(x, y - 276, 480, 240, ink.cream) +
  tier(x, y - 512, 300, 210, ink.cream) +
  [
    [x - 250, y - 262, 76, ink.poppy],
    [x - 120, y - 236, 56, ink.rose],
    [x + 190, y - 508, 72, ink.poppy],
    [x + 84, y - 486, 52, ink.rose],
    [x - 30, y - 746, 84, ink.poppy],
    [x + 76, y - 728, 54, ink.rose],
    [x + 262, y - 30, 64, ink.rose],
  ]
    .map(
      ([fx, fy, size, petal]) =>
        leaves(Number(fx), Number(fy) + 22, Number(size)) + flower(Number(fx), Number(fy), Number(size), String(petal)),
    )
    .join('');
