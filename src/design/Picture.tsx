import { createContext, useContext } from 'react';
import styled from 'styled-components';

/** What the build knows about a picture: its size and the files made from it, by MIME type. */
export interface MediaInfo {
  width: number;
  height: number;
  /** fallback file for browsers that know none of the types */
  src: string;
  /** best format first; each a ready `srcset` with width descriptors */
  sources: ReadonlyArray<{ type: string; srcset: string }>;
}

/** Pictures of the page by the path that authors write (`/media/live.webp`). */
export type MediaMap = Readonly<Record<string, MediaInfo>>;

export const MediaContext = createContext<MediaMap>({});

/** No box of its own, so that `fill` measures the parent. */
const Frame = styled.picture`
  display: contents;
`;

const Img = styled.img<{ $focus: string | undefined; $ratio: string | undefined }>`
  width: 100%;
  height: ${({ $ratio }) => ($ratio === 'fill' ? '100%' : 'auto')};
  aspect-ratio: ${({ $ratio }) => ($ratio === 'fill' ? 'auto' : $ratio)};
  object-fit: ${({ $ratio }) => ($ratio ? 'cover' : undefined)};
  object-position: ${({ $focus }) => $focus};
  background: var(--line);
`;

interface PictureProps {
  image: { src: string; alt: string; focus?: string | undefined };
  /** CSS `sizes`: how wide the picture is shown, so that the browser fetches no more than it needs */
  sizes: string;
  /** aspect ratio such as `'4 / 5'`, `'fill'` for the parent's box, or nothing for the picture's own */
  ratio?: string;
  /** the page's first large picture: fetched at once and first */
  priority?: boolean;
  className?: string;
}

/** A responsive picture. Width and height always stand in the markup, so nothing moves when it arrives. */
export function Picture({ image, sizes, ratio, priority = false, className }: PictureProps) {
  const info = useContext(MediaContext)[image.src];
  return (
    <Frame>
      {info?.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      <Img
        className={className}
        src={info?.src ?? image.src}
        alt={image.alt}
        width={info?.width}
        height={info?.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        $focus={image.focus}
        $ratio={ratio}
      />
    </Frame>
  );
}
