import { useId } from 'react';
import { Carousel } from '../../design/carousel/Carousel.tsx';
import { Icon } from '../../design/Icon.tsx';
import { Opening } from '../../design/Opening.tsx';
import { Container, Section } from '../../design/Section.tsx';
import { RichText } from '../../design/Text.tsx';
import { ActionButton } from '../context.tsx';
import type { ServiceListBlock } from './schema.ts';
import {
  Arrow,
  Cta,
  CtaLabel,
  Foot,
  Frame,
  Numeral,
  Row,
  Service,
  Services,
  Shot,
  Stage,
  Text,
  Title,
} from './styles.ts';

/** Upright on a desktop and cropped to its sides: its height decides, not its width. */
const SIZES = '(min-width: 1100px) 64rem, 308px';

/** Services in large rows, each with a picture of its own; cards to swipe on phones. */
export function ServiceList({ block }: { block: ServiceListBlock }) {
  const titleId = useId();
  const pictured = block.services.some((service) => service.image);
  return (
    <Section block={block}>
      <Carousel
        titleId={titleId}
        count={block.services.length}
        labelled={block.label !== undefined}
        opening={
          <Container>
            <Opening id={titleId} label={block.label} title={block.title} subtitle={block.subtitle} />
          </Container>
        }
      >
        {({ row, slide }) => (
          <Frame>
            <Services {...row} $pictured={pictured}>
              {block.services.map((service, index) => (
                <Service key={`${service.ctaHref} ${service.title}`} {...slide(index)}>
                  <ServiceParts service={service} number={index + 1} />
                </Service>
              ))}
            </Services>
          </Frame>
        )}
      </Carousel>
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

/** The link is named by its own words and the service's title. */
function ServiceParts({ service, number }: { service: ServiceListBlock['services'][number]; number: number }) {
  const id = useId();
  return (
    <>
      {service.image ? (
        <Stage>
          <Shot image={service.image} sizes={SIZES} crop="3:2" />
        </Stage>
      ) : null}
      <Row data-reveal="rise">
        <Numeral aria-hidden="true">{number}</Numeral>
        <Title as="h3" id={`${id}-title`} lang={service.lang} $size="section">
          <RichText text={service.title} />
        </Title>
        <Text lang={service.lang}>{service.description}</Text>
        <Cta id={`${id}-cta`} aria-labelledby={`${id}-cta ${id}-title`} href={service.ctaHref}>
          <CtaLabel>{service.ctaLabel}</CtaLabel>
          <Arrow>
            <Icon name="arrow-right" size="1.75rem" />
          </Arrow>
        </Cta>
      </Row>
    </>
  );
}
