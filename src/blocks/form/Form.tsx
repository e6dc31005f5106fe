import { useId } from 'react';
import { Picture } from '../../design/Picture.tsx';
import { Section } from '../../design/Section.tsx';
import { useSite } from '../context.tsx';
import { Sendable } from './Sendable.tsx';
import type { FormBlock } from './schema.ts';
import { CROP, Frame, Head, Shot } from './styles.ts';

/** A form on the page, with a heading before it or at its side. */
export function Form({ block }: { block: FormBlock }) {
  const titleId = useId();
  const { forms } = useSite();
  const { label, title, subtitle, image } = block;
  const { formId, serviceLabel = '' } = block.form;
  const form = forms.find(({ name }) => name === formId);
  if (!form) return null;
  return (
    <Section block={block} labelledBy={title ? titleId : undefined}>
      <Frame $gap="xl" $pictured={image !== undefined}>
        {title ? <Head id={titleId} block={{ label, title, subtitle }} columns="1 / 6" /> : null}
        {image ? (
          <Shot data-reveal="zoom">
            <Picture
              image={image}
              sizes={(cover) => `(min-width: 1100px) ${cover('46vw', '30vw')}, ${cover('100vw', '40vw')}`}
              ratio="fill"
              crop={CROP}
            />
          </Shot>
        ) : null}
        <Sendable form={form} serviceTag={serviceLabel} level={title ? 3 : 2} />
      </Frame>
    </Section>
  );
}
