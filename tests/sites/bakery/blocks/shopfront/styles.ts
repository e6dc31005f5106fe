import styled from 'styled-components';
import { media } from '../../design/media.ts';
import { Container } from '../../design/Section.tsx';
import { Lead } from '../../design/Text.tsx';
import { color, font, header, size, space } from '../../design/tokens.ts';

const STRIPE = 'clamp(2.5rem, 5vw, 4.5rem)';
const POPPY = '#e4482f';

/** Stripes that end in scallops. It hangs from the header, which has the colour of its rail. */
export const Awning = styled.div`
  height: calc(${header.phone} + 1.5 * ${STRIPE});
  background: linear-gradient(var(--ground) ${header.phone}, transparent 0), repeating-linear-gradient(90deg, ${POPPY} 0 ${STRIPE}, ${color.raised} 0 calc(2 * ${STRIPE}));
  mask:
    linear-gradient(#000 0 0) top / 100% calc(100% - ${STRIPE} / 2) no-repeat,
    radial-gradient(circle at 50% 0, #000 calc(${STRIPE} / 2 - 0.5px), transparent calc(${STRIPE} / 2)) 0 100% / ${STRIPE} calc(${STRIPE} / 2) repeat-x;
  ${media.tablet} {
    height: calc(${header.tall} + 1.5 * ${STRIPE});
    background: linear-gradient(var(--ground) ${header.tall}, transparent 0), repeating-linear-gradient(90deg, ${POPPY} 0 ${STRIPE}, ${color.raised} 0 calc(2 * ${STRIPE}));
  }
  /* nothing to read lies behind the header here, so it needs no veil */
  :root:has(&) header[data-state='large']::before { display: none; }
  ${media.print} { display: none; }
`;

/** Room for the header. */
export const Under = styled.div`
  height: ${header.phone};
  ${media.tablet} { height: ${header.tall}; }
`;

export const Front = styled(Container)`
  display: grid;
  gap: ${space.xl};
  padding-block: ${space.xl} 0;
  ${media.desktop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    gap: ${space.huge};
    align-items: center;
  }
`;

export const Heading = styled.div`
  display: grid;
  gap: ${space.md};
`;

export const Words = styled.div`
  display: grid;
  gap: ${space.lg};
  justify-items: start;
  ${media.desktop} { padding-block-end: ${space.huge}; }
`;

export const Subtitle = styled(Lead)`
  max-width: 30rem;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.md} ${space.xl};
`;

/** The picture stands on the section's foot. */
export const Arch = styled.div`
  position: relative;
  align-self: end;
  justify-self: center;
  width: min(100%, 34rem);
  & > picture > img {
    border-radius: 50vw 50vw 0 0;
  }
`;

export const Seal = styled.p`
  position: absolute;
  inset-block-end: 12%;
  inset-inline-start: -1rem;
  display: grid;
  place-items: center;
  width: clamp(7.5rem, 11vw, 9.5rem);
  aspect-ratio: 1;
  padding: 1rem;
  border-radius: 50%;
  background: ${color.brandDeep};
  color: ${color.ground};
  font: 400 ${size.body} / 1.15 ${font.display};
  text-align: center;
  rotate: -8deg;
  ${media.desktop} { inset-inline-start: -3.5rem; }
`;
