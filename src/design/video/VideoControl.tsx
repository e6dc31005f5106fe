import styled from 'styled-components';
import { media, scriptOnly } from '../media.ts';
import { color, motion, radius } from '../tokens.ts';
import { useWords } from '../words.ts';

const Control = styled.button`
  position: relative;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  border: 1px solid ${color.stageControl};
  border-radius: ${radius.disc};
  background: rgb(var(--rgb-stage) / 0.45);
  color: ${color.ground};
  transition: color ${motion.small} ${motion.easeIn}, border-color ${motion.small} ${motion.easeIn}, background ${motion.small} ${motion.easeIn};
  &::before {
    content: '';
    position: absolute;
    inset: 0.875rem 0.8125rem 0.875rem 0.9375rem;
    background: currentcolor;
    clip-path: polygon(0 0, 100% 50%, 0 100%);
    ${media.forcedColors} { background: ButtonText; }
  }
  &[data-playing]::before {
    inset-inline: 0.9375rem;
    clip-path: polygon(0 0, 28% 0, 28% 100%, 0 100%, 0 0, 72% 0, 100% 0, 100% 100%, 72% 100%, 72% 0);
  }
  ${media.hover} {
    &:hover {
      color: ${color.stage};
      background: ${color.glow};
      border-color: ${color.glow};
    }
  }
  &:active { scale: 0.94; }
  ${media.forcedColors} { background: ButtonFace; }
  ${scriptOnly}
`;

interface VideoControlProps {
  playing: boolean;
  toggle: () => void;
}

/** Stops and starts a background video: two strokes, or a triangle, in a ring. Without JavaScript there is nothing to stop. */
export function VideoControl({ playing, toggle }: VideoControlProps) {
  const words = useWords().blocks.video;
  return (
    <Control
      type="button"
      aria-label={playing ? words.pause : words.play}
      data-playing={playing ? '' : undefined}
      onClick={toggle}
    />
  );
}
