import { useContext } from 'react';
import styled from 'styled-components';
import type { Language } from '../../words/language.ts';
import { Ink } from '../Logo.tsx';
import { MediaContext } from '../Picture.tsx';
import { font } from '../tokens.ts';

const Words = styled.span<{ $special: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.45em;
  ${({ $special }) =>
    $special
      ? `font-family: ${font.display}; font-style: italic; font-weight: 400; font-size: 1.14em; line-height: 1.2;`
      : ''}
`;

const Sign = styled(Ink)`
  flex: none;
  width: 0.8em;
  height: 0.8em;
`;

interface MenuLabelProps {
  item: {
    title: string;
    lang?: Language | undefined;
    useSpecialFont?: boolean | undefined;
    useSvg?: boolean | undefined;
    svgPath?: string | undefined;
  };
}

/** The words of a menu entry, with its own language, face and sign. */
export function MenuLabel({ item }: MenuLabelProps) {
  const media = useContext(MediaContext);
  const sign = item.useSvg ? item.svgPath : undefined;
  return (
    <Words lang={item.lang} $special={item.useSpecialFont ?? false}>
      {sign ? <Sign $src={media[sign]?.src ?? sign} aria-hidden="true" /> : null}
      {item.title}
    </Words>
  );
}
