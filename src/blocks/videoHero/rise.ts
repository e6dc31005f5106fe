import { animate } from '../../design/animation/animate.ts';

/** The lines of the headline roll one after the other, in ms. */
export const LINE = { duration: 900, stagger: 80 } as const;

/**
 * Rolls a headline line by line: each line leaves upwards through its mask while it rises again from below. The words that
 * were there since the first paint never disappear. The roll is drawn by copies, which are removed when it ends; the copy that
 * leaves fades before the other comes, so that the cut lines of neighbours do not meet.
 */
export async function rise(headline: HTMLElement): Promise<void> {
  await document.fonts.ready;
  const parent = headline.parentElement;
  const { lineHeight, paddingTop } = getComputedStyle(headline);
  const line = Number.parseFloat(lineHeight);
  const lines = Math.round((headline.clientHeight - Number.parseFloat(paddingTop)) / line);
  if (!parent || !headline.isConnected || !Number.isFinite(line) || lines < 1) return;

  const stage = document.createElement('div');
  stage.setAttribute('aria-hidden', 'true');
  Object.assign(stage.style, {
    position: 'absolute',
    pointerEvents: 'none',
    left: `${headline.offsetLeft}px`,
    top: `${headline.offsetTop + Number.parseFloat(paddingTop)}px`,
    width: `${headline.clientWidth}px`,
  });
  const rolls = Array.from({ length: lines }, (_, index) => {
    const { mask, roll } = maskedLine(headline, index, line);
    stage.append(mask);
    return roll;
  });
  parent.append(stage);
  headline.style.color = 'transparent';
  const animations = rolls.flatMap((roll, index) => {
    const timing = { duration: LINE.duration, delay: index * LINE.stagger };
    return [
      animate(roll.box, { translate: ['0 0', `0 ${-STEP * line}px`] }, timing),
      animate(roll.first, { opacity: [1, 0, 0] }, timing),
      animate(roll.again, { opacity: [0, 0, 1] }, timing),
    ];
  });
  const finish = () => {
    for (const animation of animations) animation.complete();
  };
  window.addEventListener('beforeprint', finish);
  await Promise.allSettled(animations.map(({ finished }) => finished));
  window.removeEventListener('beforeprint', finish);
  headline.style.color = '';
  stage.remove();
}

/** What shows of a line, in parts of its height: capitals of this face reach above it and do not reach its foot. */
const VIEW = { top: -0.08, height: 0.98 };

/** From a line to its copy below, in parts of its height: a little air between the two. */
const STEP = 1.3;

/** A window on one line of the headline, and in it the roll: that line twice, one below the other. */
function maskedLine(headline: HTMLElement, index: number, line: number) {
  const mask = box(line);
  const roll = document.createElement('div');
  mask.style.position = 'absolute';
  mask.style.insetInline = '0';
  mask.style.top = `${(index + VIEW.top) * line}px`;
  const first = lineOf(headline, index, line);
  const again = lineOf(headline, index, line);
  again.style.top = `${(STEP - VIEW.height) * line}px`;
  roll.append(first, again);
  mask.append(roll);
  return { mask, roll: { box: roll, first, again } };
}

/** A copy of the whole headline, of which only one line shows: so it breaks as the headline does. */
function lineOf(headline: HTMLElement, index: number, line: number) {
  const view = box(line);
  const copy = document.createElement('div');
  copy.className = headline.className;
  copy.lang = headline.lang;
  copy.append(...headline.cloneNode(true).childNodes);
  Object.assign(copy.style, {
    position: 'absolute',
    insetInline: '0',
    top: `${-(index + VIEW.top) * line}px`,
    padding: '0',
    maxWidth: 'none',
  });
  view.append(copy);
  return view;
}

function box(line: number) {
  const element = document.createElement('div');
  Object.assign(element.style, { position: 'relative', height: `${VIEW.height * line}px`, overflow: 'clip' });
  return element;
}
