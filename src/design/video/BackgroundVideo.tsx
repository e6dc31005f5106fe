import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { Video } from '../../fields/video.ts';
import { header, motion, space } from '../tokens.ts';
import { Film } from './Film.tsx';
import { useBackgroundVideo } from './useBackgroundVideo.ts';
import { VideoControl } from './VideoControl.tsx';

/** Shows nothing before it plays, then fades in over the picture, its first frame. */
const Layer = styled(Film)<{ $focus: string | undefined; $shown: boolean }>`
  object-position: ${({ $focus }) => $focus};
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition: opacity ${motion.reveal} ${motion.easeIn};
`;

/** Below the header, above what darkens the film. */
const Place = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-start: calc(${header.tall} + ${space.sm});
  inset-inline-end: ${space.bleed};
`;

interface BackgroundVideoProps {
  video: Video;
  /** most important point, as CSS `object-position` */
  focus: string | undefined;
}

/** A film over the picture of the nearest positioned parent, with the button that stops it. */
export function BackgroundVideo({ video, focus }: BackgroundVideoProps) {
  const screen = useRef<HTMLVideoElement>(null);
  const { playing, toggle } = useBackgroundVideo(screen);
  const [shown, setShown] = useState(false);
  return (
    <>
      <Layer ref={screen} video={video} $focus={focus} $shown={shown} onPlaying={() => setShown(true)} />
      <Place>
        <VideoControl playing={playing} toggle={toggle} />
      </Place>
    </>
  );
}
