import styled from 'styled-components';
import { Icon } from './Icon.tsx';
import { media } from './media.ts';
import { Picture } from './Picture.tsx';
import type { ToneName } from './tone.ts';

/** Files are drawn in one dark colour: turned light on the stage. */
const Own = styled(Picture)<{ $tone: ToneName }>`
  width: 1.75rem;
  height: 1.75rem;
  background: none;
  filter: ${({ $tone }) => ($tone === 'dark' ? 'brightness(0) invert(0.92)' : 'none')};
  ${media.forcedColors} {
    background: #fff;
    filter: none;
  }
  ${media.print} { filter: none; }
`;

interface FeatureIconProps {
  feature: { icon?: string | undefined; iconUrl?: string | undefined };
  tone: ToneName;
}

/** The symbol of a feature, if it has one: a file of its own, or one of our set. */
export function FeatureIcon({ feature: { icon, iconUrl }, tone }: FeatureIconProps) {
  if (iconUrl) return <Own image={{ src: iconUrl, alt: '' }} sizes="1.75rem" $tone={tone} />;
  return icon ? <Icon name={icon} /> : null;
}
