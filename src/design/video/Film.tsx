import type { Ref } from 'react';
import styled from 'styled-components';
import type { Video } from '../../fields/video.ts';

const Screen = styled.video`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

interface FilmProps {
  ref: Ref<HTMLVideoElement>;
  video: Video;
  onPlaying?: () => void;
  className?: string;
}

/**
 * A silent film without controls that does not start by itself, over all of the nearest positioned parent; for assistive
 * technology it is decoration.
 */
export function Film({ ref, video, onPlaying, className }: FilmProps) {
  return (
    <Screen
      ref={ref}
      className={className}
      muted
      loop
      playsInline
      preload="none"
      tabIndex={-1}
      aria-hidden="true"
      onPlaying={onPlaying}
    >
      {[...new Set([video.webm, video.mp4, video.src])].map(
        (src) => src && <source key={src} src={src} type={src.endsWith('webm') ? 'video/webm' : 'video/mp4'} />,
      )}
    </Screen>
  );
}
