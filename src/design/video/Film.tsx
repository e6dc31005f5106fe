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
  /** another film that takes its place where the media query `media` matches as it is loaded */
  other?: { video: Video; media: string } | undefined;
  onPlaying?: () => void;
  className?: string;
}

/**
 * A silent film without controls that does not start by itself, over all of the nearest positioned parent; for assistive
 * technology it is decoration.
 */
export function Film({ ref, video, other, onPlaying, className }: FilmProps) {
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
      {other ? sourcesOf(other.video, other.media) : null}
      {sourcesOf(video)}
    </Screen>
  );
}

const sourcesOf = ({ webm, mp4, src }: Video, media?: string) =>
  [...new Set([webm, mp4, src])].map(
    (file) =>
      file && <source key={file} src={file} type={file.endsWith('webm') ? 'video/webm' : 'video/mp4'} media={media} />,
  );
