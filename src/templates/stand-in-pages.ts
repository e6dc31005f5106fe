import type { PageInput } from '../documents/page.ts';

/** Stand in where a site has no `_site/form-page.json`: without JavaScript its calls to action still lead to a form. */
export const standInFormPage: PageInput = {
  title: '{form.title}',
  description: 'Schreiben Sie {site.name} über dieses Formular. Wir melden uns persönlich bei Ihnen zurück.',
  blocks: [
    { type: 'hero', tone: 'light', layout: 'text', title: '{form.title}', subtitle: '{form.subtitle}' },
    { type: 'form', form: { formId: 'contact-form' } },
  ],
};

/** As above, for `_site/thank-you.json`. */
export const standInThankYou: PageInput = {
  title: 'Vielen Dank',
  description: 'Ihre Angaben sind bei {site.name} angekommen. Wir melden uns persönlich bei Ihnen zurück.',
  blocks: [
    {
      type: 'hero',
      tone: 'light',
      layout: 'text',
      title: 'Vielen Dank',
      subtitle: 'Ihre Angaben sind bei uns angekommen. Wir melden uns persönlich bei Ihnen zurück.',
      action: { kind: 'link', label: 'Zur Startseite', href: '/' },
    },
  ],
};
