import { useId } from 'react';
import { cardLinkName } from '../../design/Anchor.tsx';
import { TALL } from '../../design/crop.ts';
import { MovingArrow } from '../../design/MovingArrow.tsx';
import { Opening } from '../../design/Opening.tsx';
import { Container, Section } from '../../design/Section.tsx';
import { ActionButton } from '../context.tsx';
import type { ServiceListBlock } from './schema.ts';
import { Cta, CtaLabel, Foot, Frame, Numeral, Row, Service, Services, Shot, Stage, Text, Title } from './styles.ts';

/** Upright on a desktop and cropped to its sides: its height decides, not its width. */
const SIZES = '(min-width: 1100px) 88rem, (min-width: 820px) 12rem, 12.5rem';

/** Services in large rows, each with a picture of its own. */
export function ServiceList({ block }: { block: ServiceListBlock }) {
  const titleId = useId();
  const pictured = block.services.some((service) => service.image);
  return (
    <Section block={block} labelledBy={titleId}>
      <Container>
        <Opening id={titleId} block={block} />
      </Container>
      <Frame>
        <Services $pictured={pictured}>
          {block.services.map((service, index) => (
            <Service key={index} $pictured={pictured}>
              <ServiceParts service={service} number={index + 1} />
            </Service>
          ))}
        </Services>
      </Frame>
      {block.action ? (
        <Container>
          <Foot>
            <ActionButton action={block.action} />
          </Foot>
        </Container>
      ) : null}
    </Section>
  );
}

function ServiceParts({ service, number }: { service: ServiceListBlock['services'][number]; number: number }) {
  const id = useId();
  return (
    <>
      {service.image ? (
        <Stage>
          <Shot image={service.image} sizes={SIZES} crop={TALL} />
        </Stage>
      ) : null}
      <Row data-reveal="rise">
        <Numeral aria-hidden="true">{number}</Numeral>
        <Title level={3} id={`${id}-title`} lang={service.lang} text={service.title} size="section" />
        <Text lang={service.lang}>{service.description}</Text>
        <Cta {...cardLinkName(id, service.ctaLabel, service.title)} href={service.ctaHref}>
          <CtaLabel>{service.ctaLabel}</CtaLabel>
          <MovingArrow size="1.75rem" />
        </Cta>
      </Row>
    </>
  );
}
