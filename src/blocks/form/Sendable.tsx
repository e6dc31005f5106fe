import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Fields } from '../../design/form/Fields.tsx';
import { FormFoot } from '../../design/form/FormFoot.tsx';
import { Thanks } from '../../design/form/Thanks.tsx';
import { Trap } from '../../design/form/Trap.tsx';
import { useSubmission } from '../../design/form/useSubmission.ts';
import { Label } from '../../design/Text.tsx';
import type { Form } from '../../documents/form.ts';
import { thanksPath } from '../../forms/paths.ts';
import { FORM_NAME, HONEYPOT, PAGE, SERVICE_TAG } from '../../forms/wire.ts';
import { useSite } from '../context.tsx';
import { Sheet, ThanksTitle } from './styles.ts';
import { alertOf, dropDraft, failDraft, useDraft } from './useDraft.ts';

interface SendableProps {
  form: Form;
  serviceTag: string;
  /** level of the heading that thanks */
  level: 2 | 3;
}

/**
 * A form that the browser itself could check and post, and does without JavaScript; the hosting provider's form capture finds it by
 * `data-netlify`. Once React has taken over it is checked and sent like the popup's, and thanks in its place.
 */
export function Sendable({ form, serviceTag, level }: SendableProps) {
  const { site, route, announce } = useSite();
  const [sent, setSent] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { name, success, width } = form;
  const key = `${route} ${name}`;

  const thank = () => {
    const { activeElement, body } = document;
    // Nobody is called away from what they do meanwhile elsewhere, on this page or another one.
    const isFree = activeElement === body || element.current?.contains(activeElement);
    dropDraft(key, element.current);
    flushSync(() => setSent(true));
    if (isFree && title.current) title.current.focus();
    else announce(`${success.title}. ${success.text}`);
  };
  const { attributes, fields, foot, element } = useSubmission({
    place: key,
    form,
    page: route,
    serviceTag,
    alert: alertOf(key),
    onSent: thank,
    isShown: () => element.current !== null,
    onFailedUnseen: (message) => {
      failDraft(key, message);
      announce(message);
    },
  });
  useDraft(key, element);

  if (sent)
    return (
      <Sheet as="div" $width={width}>
        <Thanks form={form}>
          <ThanksTitle as={`h${level}`} ref={title} tabIndex={-1} $size="block">
            {success.title}
          </ThanksTitle>
        </Thanks>
      </Sheet>
    );
  return (
    <Sheet
      method="post"
      action={thanksPath(site.addresses.thanks, name)}
      name={name}
      id={name}
      aria-label={form.title}
      data-netlify="true"
      netlify-honeypot={HONEYPOT}
      $width={width}
      {...attributes}
    >
      <input type="hidden" name={FORM_NAME} value={name} />
      <input type="hidden" name={PAGE} value={route} />
      {serviceTag ? <input type="hidden" name={SERVICE_TAG} value={serviceTag} /> : null}
      <Trap name={HONEYPOT} />
      {serviceTag ? <Label>{serviceTag}</Label> : null}
      <Fields {...fields} />
      <FormFoot {...foot} email={site.email} />
    </Sheet>
  );
}
