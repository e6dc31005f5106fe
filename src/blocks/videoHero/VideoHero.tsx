import { useId, useRef } from 'react';
import { Logo } from '../../design/Logo.tsx';
import { Section } from '../../design/Section.tsx';
import { Lead } from '../../design/Text.tsx';
import { useBackgroundVideo } from '../../design/video/useBackgroundVideo.ts';
import { VideoControl } from '../../design/video/VideoControl.tsx';
import { useSite } from '../context.tsx';
import { Areas } from './areas/Areas.tsx';
import type { VideoHeroBlock } from './schema.ts';
import { Brand, NARROW_FOCUS, Poster, Scene, Stage, Title, UPRIGHT, Video, Words } from './styles.ts';
import { useRise } from './useRise.ts';

/** Longest title, in characters, that is set as a slogan. */
const SLOGAN = 32;

/** Head of the home page: the stage, one sentence, the four areas. The poster is what shows before and without the video. */
export function VideoHero({ block }: { block: VideoHeroBlock }) {
  const id = useId();
  const { site, menu } = useSite();
  const { title, titleLang, subtitle, video, poster, portrait } = block;
  const screen = useRef<HTMLVideoElement>(null);
  const headline = useRef<HTMLHeadingElement>(null);
  const { playing, toggle } = useBackgroundVideo(screen, portrait && UPRIGHT);
  useRise(headline);
  return (
    <Section block={{ ...block, tone: 'dark' }} labelledBy={id} flush>
      <Stage data-portrait={portrait && ''}>
        <Scene>
          <Poster
            image={{ ...poster, focus: NARROW_FOCUS }}
            sizes={(cover) => cover('100vw', '100vh')}
            ratio="fill"
            {...(portrait ? { other: { src: portrait.poster, media: UPRIGHT } } : { crop: '1 / 2' })}
            priority
          />
          <Video ref={screen} video={video} other={portrait && { video: portrait.video, media: UPRIGHT }} />
        </Scene>
        <Brand>
          <Logo site={site} />
          <VideoControl playing={playing} toggle={toggle} />
        </Brand>
        <Words>
          <Title
            level={1}
            ref={headline}
            id={id}
            tabIndex={-1}
            lang={titleLang}
            text={title}
            size="home"
            $long={title.length > SLOGAN}
          />
          {subtitle ? <Lead>{subtitle}</Lead> : null}
        </Words>
        <Areas areas={menu.areas} />
      </Stage>
    </Section>
  );
}
