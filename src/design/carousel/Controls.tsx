import { fill } from '../../words/fill.ts';
import { Icon } from '../Icon.tsx';
import { useWords } from '../words.ts';
import { Arrow, Arrows, Bar, Count, Dot, Dots, Pause, Ring, RingLine } from './styles.ts';
import type { Rotation } from './useRotation.ts';

/** First in the carousel, so that keyboard and screen reader users reach it before anything moves (ARIA carousel pattern). Its ring fills until the next card. */
export function PauseControl({ rotation, position }: { rotation: Rotation; position: number }) {
  const { on, running, toggle } = rotation;
  const words = useWords().blocks.carousel;
  return (
    <Pause
      type="button"
      data-state={running ? 'running' : on ? 'resting' : 'stopped'}
      aria-label={on ? words.pause : words.play}
      onClick={toggle}
    >
      <Ring viewBox="0 0 44 44" aria-hidden="true" focusable="false">
        <circle cx="22" cy="22" r="21.5" />
        {running ? <RingLine key={position} cx="22" cy="22" r="21.5" pathLength="1" /> : null}
      </Ring>
      <Icon name={on ? 'pause' : 'play'} size="1rem" />
    </Pause>
  );
}

interface ControlsProps {
  /** heading of the carousel: a page may have two, and their buttons are alike */
  title: string;
  count: number;
  index: number;
  position: number;
  move: (to: number) => void;
}

/** A dot for every card, and a step back and forth. */
export function Controls({ title, count, index, position, move }: ControlsProps) {
  const words = useWords().blocks.carousel;
  return (
    <Bar $count={count}>
      <Dots role="group" aria-label={fill(words.choice, { title })}>
        {Array.from({ length: count }, (_, dot) => (
          <Dot
            key={dot}
            type="button"
            aria-label={fill(words.goTo, { number: dot + 1, count, title })}
            aria-current={dot === index ? 'true' : undefined}
            onClick={() => move(position + dot - index)}
          />
        ))}
      </Dots>
      <Arrows>
        <Arrow type="button" aria-label={fill(words.previous, { title })} onClick={() => move(position - 1)}>
          <Icon name="chevron-left" size="1.5rem" />
        </Arrow>
        <Count aria-hidden="true">
          {index + 1} / {count}
        </Count>
        <Arrow type="button" aria-label={fill(words.next, { title })} onClick={() => move(position + 1)}>
          <Icon name="chevron-right" size="1.5rem" />
        </Arrow>
      </Arrows>
    </Bar>
  );
}
