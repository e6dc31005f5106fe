import { bag, baguette, boule, croissant, slice, tinLoaf, wheat } from './bread.ts';
import { layerCake, tieredCake } from './cake.ts';
import { at, box, disc, ink, line, oval, path, strewn, times, within } from './palette.ts';

interface Scene {
  width: number;
  height: number;
  content: string;
}

const WIDE = { width: 2000, height: 1500 };
const TALL = { width: 1600, height: 2000 };

const flour = (count: number, seed: number, area: Parameters<typeof strewn>[2]) =>
  strewn(count, seed, area, (x, y, size) => disc(x, y, 2 + size * size * 9, ink.cream, 'opacity="0.9"'));

/** Rays from a point, as in an old poster. */
const rays = (x: number, y: number, fill: string) =>
  times(18, (index) => {
    const [from, to] = [(index * 20 * Math.PI) / 180, ((index * 20 + 10) * Math.PI) / 180];
    const reach = 2600;
    return path(
      `M${x} ${y}L${x + Math.cos(from) * reach} ${y + Math.sin(from) * reach}L${x + Math.cos(to) * reach} ${y + Math.sin(to) * reach}Z`,
      fill,
    );
  });

const bunting = (width: number) =>
  line(`M-20 60Q${width / 2} 330 ${width + 20} 60`, ink.navy, 6) +
  times(13, (index) => {
    const part = (index + 0.5) / 13;
    const y = 60 + 4 * 135 * part * (1 - part);
    const fill = [ink.poppy, ink.cream, ink.cobalt, ink.butter][index % 4] ?? ink.cream;
    return path(`M${part * width - 56} ${y}H${part * width + 56}L${part * width} ${y + 120}Z`, fill);
  });

/** A counter with the morning's bread. */
const counter = (): Scene => ({
  ...TALL,
  content:
    box(0, 0, 1600, 2000, ink.butter) +
    rays(800, 1130, '#ffe08a') +
    disc(800, 1000, 560, ink.poppy) +
    at(
      1110,
      1330,
      bag(
        at(-70, -610, baguette(), { turn: -97, scale: 0.98 }) +
          at(30, -660, baguette(), { turn: -88, scale: 1 }) +
          at(112, -590, baguette(), { turn: -79, scale: 0.94 }),
      ),
      { scale: 1.08 },
    ) +
    at(1290, 1330, wheat(560, ink.cobalt), { turn: 9 }) +
    at(1386, 1340, wheat(450, ink.leaf), { turn: 17 }) +
    at(330, 1326, tinLoaf(ink.gold, ink.cream), { scale: 1.12 }) +
    box(0, 1320, 1600, 680, ink.cobalt) +
    box(0, 1320, 1600, 26, ink.azure) +
    path('M0 1346H1600V1400H0Z', 'rgb(18 32 77 / 0.24)') +
    times(9, (index) =>
      path(
        `M${index * 200 - 100} 1760a100 100 0 0 0 200 0V1700H${index * 200 - 100}Z`,
        index % 2 ? ink.cream : ink.poppy,
      ),
    ) +
    box(0, 1690, 1600, 36, ink.navy) +
    at(640, 1250, boule(), { scale: 1.06 }) +
    at(300, 1500, croissant(), { turn: -6, scale: 1.02 }) +
    at(1240, 1510, croissant(), { turn: 8, scale: 0.9 }) +
    at(800, 1560, slice(), { turn: -14, scale: 0.9 }) +
    flour(60, 5, { x: 0, y: 1360, width: 1600, height: 300 }),
});

/** One loaf, from above, on a floured table. */
const sourdough = (): Scene => ({
  ...WIDE,
  content:
    box(0, 0, 2000, 1500, ink.cobalt) +
    path('M0 1500L0 0H760C560 420 640 1040 980 1500Z', ink.azure, 'opacity="0.55"') +
    flour(190, 3, { x: 0, y: 0, width: 2000, height: 1500 }) +
    at(1240, 760, boule(19), { turn: 14, scale: 2.15 }) +
    at(380, 860, slice(), { turn: 12, scale: 1.5 }) +
    at(250, 330, slice(), { turn: -24, scale: 1.25 }) +
    at(700, 1330, box(-60, -34, 330, 68, ink.poppy, 34) + path('M-60 -34C-360 -40 -560 -20 -620 34H-60Z', ink.cream), {
      turn: 8,
    }),
});

/** Loaves from the tin on their shelves. */
const tins = (): Scene => ({
  ...WIDE,
  content:
    box(0, 0, 2000, 1500, ink.poppy) +
    times(24, (index) => line(`M${index * 90 - 40} 0V1500`, 'rgb(255 255 255 / 0.06)', 40)) +
    [700, 1330]
      .map((y) => box(90, y, 1820, 44, ink.navy, 10) + path(`M90 ${y + 44}H1910V${y + 78}H90Z`, 'rgb(18 32 77 / 0.28)'))
      .join('') +
    at(420, 700, tinLoaf(ink.gold), { scale: 1.18 }) +
    at(980, 700, tinLoaf(ink.crust, ink.cream), { scale: 1.18 }) +
    at(1545, 700, tinLoaf(ink.gold, ink.navy), { scale: 1.18 }) +
    at(390, 1162, boule(31), { scale: 0.72 }) +
    at(860, 1162, boule(41), { scale: 0.72 }) +
    at(1450, 1256, baguette(), { turn: -3, scale: 1 }) +
    at(1480, 1150, baguette(), { turn: 3, scale: 0.96 }),
});

const cake = (): Scene => ({
  ...WIDE,
  content:
    box(0, 0, 2000, 1500, ink.sky) +
    disc(1000, 760, 640, '#dbe6ff') +
    bunting(2000) +
    box(0, 1290, 2000, 210, ink.butter) +
    times(14, (index) => disc(index * 154 + 10, 1296, 70, ink.cream)) +
    box(0, 1220, 2000, 76, ink.cream) +
    oval(1060, 1296, 420, 36, 'rgb(18 32 77 / 0.2)') +
    layerCake(1000, 1080) +
    at(330, 1262, croissant(), { scale: 0.7 }) +
    at(1690, 1262, croissant(), { scale: 0.7 }),
});

const wedding = (): Scene => ({
  ...WIDE,
  content:
    box(0, 0, 2000, 1500, ink.mint) +
    path('M380 1500V760C380 330 640 90 1000 90S1620 330 1620 760V1500Z', ink.cream) +
    path('M470 1500V770C470 390 700 176 1000 176S1530 390 1530 770V1500Z', ink.rose, 'opacity="0.55"') +
    at(250, 1420, wheat(760, ink.leaf), { turn: -6 }) +
    at(350, 1440, wheat(560, ink.gold), { turn: 5 }) +
    at(1760, 1420, wheat(760, ink.leaf), { turn: 6 }) +
    at(1660, 1440, wheat(560, ink.gold), { turn: -5 }) +
    box(0, 1400, 2000, 100, ink.navy) +
    tieredCake(1000, 1190),
});

/** The mill and its field. */
const mill = (): Scene => ({
  ...WIDE,
  content:
    box(0, 0, 2000, 1500, ink.sky) +
    disc(1530, 360, 190, ink.butter) +
    path('M0 760C420 620 820 820 1220 720S1800 640 2000 730V1500H0Z', ink.mint) +
    path('M0 900C380 780 900 960 1320 850S1820 800 2000 870V1500H0Z', ink.leaf) +
    path('M540 860L590 380H790L840 860Z', ink.cream) +
    path('M700 380H790L840 860H720Z', ink.sky) +
    path('M572 384C580 270 800 270 808 384Z', ink.poppy) +
    path('M660 860V760C660 708 724 708 724 760V860Z', ink.cobalt) +
    disc(690, 560, 34, ink.cobalt) +
    [18, 108, 198, 288]
      .map((turn) =>
        at(
          690,
          372,
          line('M0 0H390', ink.navy, 14) +
            path('M110 10H390V92H110Z', ink.cream) +
            times(5, (index) => line(`M${110 + index * 70} 10V92`, ink.navy, 6)) +
            line('M110 92H390', ink.navy, 6),
          { turn },
        ),
      )
      .join('') +
    disc(690, 372, 24, ink.navy) +
    path('M0 1060C500 940 1200 1130 2000 1000V1500H0Z', ink.gold) +
    path('M0 1180C600 1060 1300 1240 2000 1130V1500H0Z', ink.butter) +
    times(46, (index) =>
      at(index * 45, 1560 - (index % 3) * 26, wheat(360 + ((index * 53) % 120), index % 2 ? ink.gold : ink.crust), {
        turn: ((index * 37) % 17) - 8,
        scale: 1.05,
      }),
    ),
});

/** The oven, its door open. */
const oven = (): Scene => ({
  ...WIDE,
  content:
    box(0, 0, 2000, 1500, ink.navy) +
    times(8, (row) =>
      times(11, (column) =>
        box(
          column * 196 - (row % 2) * 98 + 6,
          row * 146 + 6,
          184,
          134,
          (row * 7 + column * 5) % 4 ? ink.cobalt : ink.azure,
          10,
        ),
      ),
    ) +
    path('M330 1180V760C330 390 620 170 1000 170S1670 390 1670 760V1180Z', ink.cream) +
    path('M430 1180V770C430 450 680 260 1000 260S1570 450 1570 770V1180Z', ink.poppy) +
    within(
      'M430 1180V770C430 450 680 260 1000 260S1570 450 1570 770V1180Z',
      path(
        'M430 1180C480 760 640 920 700 620C790 860 880 560 980 460C1080 620 1130 860 1240 640C1310 900 1500 760 1570 1180Z',
        ink.gold,
      ) +
        path(
          'M560 1180C620 900 740 1010 800 820C870 980 930 800 1000 720C1070 860 1120 990 1200 840C1260 1020 1400 940 1450 1180Z',
          ink.butter,
        ),
    ) +
    path('M240 1180H1760V1260H240Z', ink.cream) +
    box(0, 1260, 2000, 240, ink.navy) +
    at(640, 1020, boule(3), { scale: 0.78 }) +
    at(1310, 1030, boule(13), { scale: 0.74 }) +
    path('M690 1150H1230L1190 1226H730Z', ink.cream) +
    path('M930 1226H990L1020 1500H900Z', ink.cream) +
    at(960, 1060, boule(23), { scale: 0.56 }),
});

/** The shop on its corner. */
const shop = (): Scene => ({
  ...WIDE,
  content:
    box(0, 0, 2000, 1500, ink.sky) +
    disc(260, 300, 130, ink.butter) +
    path('M1640 1300V520C1640 380 1980 380 1980 560V1300Z', ink.leaf) +
    path('M1700 1300V640', 'none') +
    box(300, 210, 1400, 1100, ink.cream) +
    box(300, 190, 1400, 60, ink.poppy) +
    times(
      4,
      (index) =>
        box(400 + index * 320, 300, 200, 170, ink.sky, 100) +
        box(400 + index * 320, 390, 200, 110, ink.sky) +
        box(380 + index * 320, 496, 240, 22, ink.poppy),
    ) +
    box(300, 560, 1400, 750, ink.cobalt) +
    box(380, 760, 700, 400, ink.cream, 18) +
    box(400, 780, 660, 360, ink.butter, 10) +
    box(400, 1010, 660, 18, ink.navy) +
    at(540, 952, boule(5), { scale: 0.36 }) +
    at(760, 1010, tinLoaf(), { scale: 0.46 }) +
    at(940, 952, boule(15), { scale: 0.34 }) +
    at(560, 1100, croissant(), { scale: 0.42 }) +
    at(830, 1096, baguette(), { scale: 0.42 }) +
    box(1200, 760, 360, 550, ink.poppy, 14) +
    box(1250, 820, 260, 260, ink.sky, 10) +
    at(1380, 1010, wheat(120, ink.cream)) +
    disc(1230, 1100, 16, ink.butter) +
    times(10, (index) =>
      path(`M${320 + index * 136} 600H${456 + index * 136}V700a68 68 0 0 1 -136 0Z`, index % 2 ? ink.cream : ink.poppy),
    ) +
    box(300, 560, 1400, 44, ink.navy) +
    box(0, 1300, 2000, 200, ink.cream) +
    box(0, 1300, 2000, 22, ink.rose) +
    at(
      1790,
      1380,
      [-190, 60]
        .map((x) => `<circle cx="${x}" cy="0" r="104" fill="none" stroke="${ink.navy}" stroke-width="14"/>`)
        .join('') +
        line(
          'M-190 0L-120 -170H30L60 0M-120 -170L-60 0H-190M30 -170L-60 0M30 -170L20 -230H70M-150 -196H-90',
          ink.poppy,
          14,
        ) +
        box(-10, -330, 150, 110, ink.cream, 12) +
        at(60, -330, baguette(), { turn: -80, scale: 0.24 }) +
        at(96, -330, baguette(), { turn: -68, scale: 0.22 }),
    ),
});

/** Every picture of the site by its name. */
export const scenes: Record<string, () => Scene> = { counter, sourdough, tins, cake, wedding, mill, oven, shop };
