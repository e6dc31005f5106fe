import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useWords } from '../../design/words.ts';
import type { ConsentSettings } from '../../documents/site.ts';
import { useCover } from '../cover.ts';
import { Box, Choice, Choices, Text, Title, Words } from './bannerStyles.ts';
import { useConsent } from './ConsentProvider.tsx';
import { LegalLinks, type LegalLinksProps } from './LegalLinks.tsx';

interface BannerProps extends LegalLinksProps {
  words: ConsentSettings['banner'];
  /** across a wide window, so that the words of a stage move up as little as can be; otherwise a card beside them */
  wide: boolean;
}

/** Asks once. A region, not a dialog: the page can be read and used without an answer, and then nothing external loads. */
export function Banner({ words, legal, wide }: BannerProps) {
  const { decide } = useConsent();
  const own = useWords().frame.consent;
  const box = useRef<HTMLElement>(null);
  const title = useId();
  useCover(box);
  useReturnFocus(box);
  return (
    <Box ref={box} data-tone="light" aria-labelledby={title} $wide={wide}>
      <Words>
        <Title id={title} $size="card">
          {words.title}
        </Title>
        <Text>{words.text}</Text>
        <LegalLinks legal={legal} />
      </Words>
      <Choices>
        <Choice type="button" onClick={() => decide(true)}>
          {own.accept}
        </Choice>
        <Choice type="button" onClick={() => decide(false)}>
          {own.refuse}
        </Choice>
        <Choice type="button" aria-haspopup="dialog" data-consent-settings="">
          {own.settings}
        </Choice>
      </Choices>
    </Box>
  );
}

/** Moves the focus to the main content when the banner is removed with the focus in it. */
function useReturnFocus(box: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, [box]);
}
