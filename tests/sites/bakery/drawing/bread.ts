import { at, disc, ink, line, oval, path, strewn, times, within } from './palette.ts';

/** An ear of wheat on its stalk, growing upwards from 0, 0. */
export function wheat(height: number, grain: string = ink.gold, stalk: string = grain): string {
  const step = 34;
  const ear = times(5, (index) => {
    const y = -height + index * step;
    return oval(-17, y + 20, 11, 24, grain, -28) + oval(17, y + 20, 11, 24, grain, 28);
  });
  return (
    line(`M0 0Q${height * 0.04} ${-height / 2} 0 ${-height}`, stalk, 7) + oval(0, -height - 14, 11, 26, grain) + ear
  );
}

const BOULE = 'M-300 20C-310 -150 -170 -232 0 -232S310 -150 300 20C292 168 160 228 0 228S-292 168 -300 20Z';

/** A round loaf, scored with an ear of wheat, in light from the upper left; 600 wide. */
export function boule(seed = 7): string {
  const score = times(
    5,
    (index) =>
      path(
        `M0 ${120 - index * 62}C50 ${110 - index * 62} 104 ${70 - index * 62} 122 ${20 - index * 62}C70 ${26 - index * 62} 20 ${60 - index * 62} 0 ${120 - index * 62}Z`,
        ink.crumb,
      ) +
      path(
        `M0 ${120 - index * 62}C-50 ${110 - index * 62} -104 ${70 - index * 62} -122 ${20 - index * 62}C-70 ${26 - index * 62} -20 ${60 - index * 62} 0 ${120 - index * 62}Z`,
        ink.crumb,
      ),
  );
  return (
    oval(36, 232, 290, 34, 'rgb(18 32 77 / 0.22)') +
    path(BOULE, ink.gold) +
    within(
      BOULE,
      path('M330 -260C330 60 180 240 -300 190L-300 300H330Z', ink.crust) +
        path('M-262 0C-250 -120 -150 -196 -30 -200C-140 -160 -214 -90 -226 20Z', ink.butter) +
        strewn(70, seed, { x: -280, y: -220, width: 430, height: 330 }, (x, y, size) =>
          disc(x, y, 2 + size * 4, ink.cream, 'opacity="0.85"'),
        ),
    ) +
    line('M0 168V-176', ink.crumb, 12) +
    score
  );
}

/** A baguette lying along the x axis; 860 long. */
export function baguette(): string {
  const body = 'M-430 6C-430 -52 -330 -74 0 -74S430 -52 430 6S330 70 0 70S-430 62 -430 6Z';
  return (
    path(body, ink.gold) +
    within(body, path('M-440 34C-200 66 220 62 440 -6V90H-440Z', ink.crust)) +
    times(6, (index) => oval(-300 + index * 118, -10, 62, 19, ink.crumb, -24)) +
    times(6, (index) =>
      line(`M${-346 + index * 118} 20Q${-300 + index * 118} 4 ${-254 + index * 118} -42`, ink.crust, 5),
    )
  );
}

/** A loaf baked in a tin; 420 wide, standing on 0. */
export function tinLoaf(top: string = ink.gold, seeds: string | undefined = undefined): string {
  const crust = 'M-210 -176C-252 -300 -116 -352 -96 -316C-70 -372 66 -372 96 -316C116 -352 252 -300 210 -176Z';
  const side = 'M-206 -190H206L190 0H-190Z';
  return (
    oval(26, 2, 214, 20, 'rgb(18 32 77 / 0.22)') +
    path(side, ink.crust) +
    within(side, path('M-210 -190H-60L-90 0H-210Z', ink.gold)) +
    path(crust, top) +
    within(crust, path('M40 -390C210 -330 240 -220 232 -150H80C150 -230 130 -320 40 -390Z', ink.crust)) +
    path('M-176 -232C-180 -286 -126 -318 -104 -306C-142 -286 -156 -262 -158 -226Z', ink.butter) +
    line('M-96 -316C-108 -286 -106 -240 -88 -196M96 -316C108 -286 106 -240 88 -196', ink.crumb, 9) +
    (seeds === undefined
      ? ''
      : within(
          crust,
          strewn(46, 11, { x: -200, y: -350, width: 400, height: 170 }, (x, y, size) =>
            oval(x, y, 5, 11, seeds, size * 180),
          ),
        ))
  );
}

/** A croissant; 420 wide. */
export function croissant(): string {
  const body =
    'M-214 96C-244 -30 -150 -150 0 -152S244 -30 214 96C200 122 166 112 156 86C138 50 84 40 0 40S-138 50 -156 86C-166 112 -200 122 -214 96Z';
  return (
    path(body, ink.gold) +
    within(body, path('M-200 60C-90 -6 120 -6 240 130L-20 60Z', ink.crust)) +
    line(
      'M-148 -84Q-96 -30 -112 48M-66 -138Q-34 -60 -46 38M66 -138Q34 -60 46 38M148 -84Q96 -30 112 48',
      ink.crumb,
      10,
    ) +
    path('M-176 -30C-150 -90 -110 -112 -84 -122C-100 -94 -128 -62 -146 -18Z', ink.butter) +
    path('M-44 -136C-20 -142 16 -142 40 -136C16 -126 -20 -124 -34 -104Z', ink.butter)
  );
}

/** A slice with its crumb; 340 wide. */
export function slice(): string {
  const shape =
    'M-150 130C-160 20 -176 -30 -170 -80C-160 -150 -70 -160 0 -156S160 -150 170 -80C176 -30 160 20 150 130C90 146 -90 146 -150 130Z';
  return (
    path(shape, ink.crust) +
    at(0, 0, path(shape, ink.crumb), { scale: 0.9 }) +
    within(
      shape,
      strewn(26, 23, { x: -130, y: -110, width: 260, height: 210 }, (x, y, size) =>
        oval(x, y, 6 + size * 16, 4 + size * 9, ink.butter, size * 160),
      ),
    )
  );
}

/** A paper bag with a stamp, and what sticks out of it behind; 380 wide, 560 high, standing on 0. */
export function bag(content: string): string {
  return (
    oval(30, 2, 200, 20, 'rgb(18 32 77 / 0.22)') +
    content +
    path(
      'M-190 -540L-174 -556L-142 -530L-110 -556L-78 -530L-46 -556L-14 -530L18 -556L50 -530L82 -556L114 -530L146 -556L178 -530L190 -540L176 0H-176Z',
      ink.cream,
    ) +
    path('M90 -538L114 -530L146 -556L178 -530L190 -540L176 0H110Z', ink.sky, 'opacity="0.7"') +
    path('M-184 -350H184L181 -260H-181Z', ink.cobalt) +
    at(0, -60, wheat(120, ink.cobalt), { scale: 1.1 })
  );
}
