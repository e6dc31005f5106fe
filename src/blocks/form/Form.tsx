import { useId } from 'react';
import { Fields } from '../../design/form/Fields.tsx';
import { Trap } from '../../design/form/Trap.tsx';
import { useFormOfToday } from '../../design/form/useFormOfToday.ts';
import { Picture } from '../../design/Picture.tsx';
import { Section } from '../../design/Section.tsx';
import { Label } from '../../design/Text.tsx';
import type { FormField, Form as SiteForm } from '../../documents/form.ts';
import { kindOf } from '../../forms/kinds.ts';
import { maxLengthOf } from '../../forms/limits.ts';
import { thanksPath } from '../../forms/paths.ts';
import { FORM_NAME, HONEYPOT, PAGE, SERVICE_TAG } from '../../forms/wire.ts';
import { useSite } from '../context.tsx';
import type { FormBlock } from './schema.ts';
import { Frame, Head, Sheet, Shot, Submit } from './styles.ts';

const attributesOf = (field: FormField) => kindOf(field).attributes(field, maxLengthOf(field));

const TodaysFields = ({ form }: { form: SiteForm }) => <Fields form={useFormOfToday(form)} attributes={attributesOf} />;

/**
 * A form as the browser itself knows it: it checks and posts without JavaScript, and the answer is a page. The hosting
 * provider's form capture finds it by `data-netlify`; the names are those that the popup sends.
 */
export function Form({ block }: { block: FormBlock }) {
  const titleId = useId();
  const { site, forms, route } = useSite();
  const { label, title, subtitle, image } = block;
  const { formId, serviceLabel } = block.form;
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
              crop="3:2"
            />
          </Shot>
        ) : null}
        <Sheet
          method="post"
          action={thanksPath(site.addresses.thanks, form.name)}
          name={form.name}
          id={form.name}
          aria-label={form.title}
          data-netlify="true"
          netlify-honeypot={HONEYPOT}
          $width={form.width}
        >
          <input type="hidden" name={FORM_NAME} value={form.name} />
          <input type="hidden" name={PAGE} value={route} />
          {serviceLabel ? <input type="hidden" name={SERVICE_TAG} value={serviceLabel} /> : null}
          <Trap name={HONEYPOT} />
          {serviceLabel ? <Label>{serviceLabel}</Label> : null}
          <TodaysFields form={form} />
          <Submit type="submit" $look="solid">
            {form.submitLabel}
          </Submit>
        </Sheet>
      </Frame>
    </Section>
  );
}
