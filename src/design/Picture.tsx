import { createContext, useContext } from 'react';
import styled from 'styled-components';
import { CROP_MEDIA, type Crop, cropSet, PICTURE_TYPE } from './crop.ts';

/** What the build knows about a picture: its size and the files made from it. */
export interface MediaInfo {
  width: number;
  height: number;
  /** for browsers that do not know the type of the others, and where there are no others */
  src: string;
  /** its widths as AVIF */
  srcset?: string;
  /** start of the addresses of its crops; absent where none are made */
  crops?: string;
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

/** How wide a picture is drawn that covers a box of this width and height, in CSS. */
export type Cover = (width: string, height: string) => string;

const coverBy =
  ({ width, height }: MediaInfo): Cover =>
  (across, down) =>
    `max(${across}, ${Math.round((100 * width) / height) / 100} * ${down})`;

interface PictureProps {
  image: { src: string; alt: string; focus?: string | undefined };
  /**
   * CSS `sizes`: how wide the picture is drawn, so that the browser fetches no more than it needs and no less. What covers a
   * box of another shape is drawn wider than it.
   */
  sizes: string | ((cover: Cover) => string);
  /** aspect ratio such as `'4 / 5'`, `'fill'` for the parent's box, or nothing for the picture's own */
  ratio?: string;
  /**
   * The part around the focus that phones fetch in place of the whole, in the shape in which they show it. Only for
   * pictures in the prerendered page: the build makes the crops that it finds there.
   */
  crop?: Crop;
  /** another picture that takes its place where the media query `media` matches, such as one in portrait format */
  other?: { src: string; media: string } | undefined;
  /** the page's first large picture: fetched at once and first */
  priority?: boolean;
  className?: string;
}

/** A responsive picture. Width and height are always in the markup, so nothing moves when it is loaded. */
export function Picture({ image, sizes, ratio, crop, other, priority = false, className }: PictureProps) {
  const pictures = useContext(MediaContext);
  const info = pictures[image.src];
  const cropped = info && crop && cropSet(info, crop, image.focus);
  const sizesBy = (cover: Cover) => (typeof sizes === 'string' ? sizes : sizes(cover));
  return (
    <Frame>
      {other ? <Other {...other} info={pictures[other.src]} sizesBy={sizesBy} /> : null}
      {cropped ? (
        <source media={CROP_MEDIA} type={PICTURE_TYPE} srcSet={cropped} sizes={sizesBy((width) => width)} />
      ) : null}
      {info?.srcset ? <source type={PICTURE_TYPE} srcSet={info.srcset} sizes={sizesBy(coverBy(info))} /> : null}
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

interface OtherProps {
  src: string;
  media: string;
  info: MediaInfo | undefined;
  sizesBy: (cover: Cover) => string;
}

function Other({ src, media, info, sizesBy }: OtherProps) {
  return (
    <>
      {info?.srcset ? (
        <source media={media} type={PICTURE_TYPE} srcSet={info.srcset} sizes={sizesBy(coverBy(info))} />
      ) : null}
      <source media={media} srcSet={info?.src ?? src} />
    </>
  );
}
