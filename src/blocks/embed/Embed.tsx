import { useId, useRef, useState } from 'react';
import { Anchor } from '../../design/Anchor.tsx';
import { Backdrop, scrims } from '../../design/Backdrop.tsx';
import { Button } from '../../design/Button.tsx';
import { externalConsent } from '../../design/external/consent.ts';
import { Opening } from '../../design/Opening.tsx';
import { Grid, Section } from '../../design/Section.tsx';
import { useStore } from '../../design/store.ts';
import { Label } from '../../design/Text.tsx';
import { useWords } from '../../design/words.ts';
import { fill } from '../../words/fill.ts';
import type { EmbedBlock } from './schema.ts';
import { Ask, Figure, Frame, Note, Question, Stage, Ways } from './styles.ts';

/**
 * Something of another host. Nothing is asked of that host before the visitor has consented to external content; until then
 * there is a question in its place, and a link that works without consent and without JavaScript.
 */
export function Embed({ block }: { block: EmbedBlock }) {
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const consent = useStore(externalConsent);
  const give = () => {
    consent?.give();
    stage.current?.focus({ preventScroll: true });
  };
  return (
    <Section block={block} labelledBy={id}>
      <Grid>
        <Opening id={id} block={block} />
        <Figure data-reveal="rise">
          <Stage ref={stage} role="group" aria-label={block.name} tabIndex={-1} $ratio={block.ratio}>
            {consent?.isGiven ? <Content block={block} /> : <Gate block={block} give={consent && give} />}
          </Stage>
          {block.note ? <Note>{block.note}</Note> : null}
        </Figure>
      </Grid>
    </Section>
  );
}

const addressOf = ({ picture, video, frame }: EmbedBlock) => picture ?? video ?? frame ?? '';

/**
 * Tried anew whenever consent is given. A frame tells nobody that it could not be loaded: what the browser says of it
 * stands in it.
 */
function Content({ block }: { block: EmbedBlock }) {
  const [hasFailed, setFailed] = useState(false);
  const onError = () => setFailed(true);
  const { picture, video, frame, name } = block;
  if (hasFailed) return <Gate block={block} hasFailed />;
  if (picture) return <Frame as="img" src={picture} alt={name} onError={onError} referrerPolicy="no-referrer" />;
  if (video)
    return <Frame as="video" src={video} aria-label={name} onError={onError} controls playsInline preload="metadata" />;
  return (
    <Frame
      as="iframe"
      src={frame}
      title={name}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
      allow="fullscreen; picture-in-picture"
    />
  );
}

interface GateProps {
  block: EmbedBlock;
  hasFailed?: boolean;
  /** undefined where there is nothing to give */
  give?: (() => void) | undefined;
}

function Gate({ block, hasFailed = false, give }: GateProps) {
  const words = useWords().blocks.embed;
  const address = addressOf(block);
  const host = new URL(address).host;
  return (
    <Question data-tone="dark">
      {block.poster ? <Backdrop image={block.poster} scrim={scrims.even} /> : null}
      <div>
        <Label>{block.name}</Label>
        <Ask>{fill(hasFailed ? words.failed : words.ask, { host })}</Ask>
      </div>
      <Ways>
        {give ? (
          <Button type="button" $look="solid" onClick={give}>
            {words.load}
          </Button>
        ) : null}
        <Anchor href={address} newTab>
          {fill(words.open, { host })}
        </Anchor>
      </Ways>
    </Question>
  );
}
