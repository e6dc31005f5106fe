import type { Form } from '../../src/documents/form.ts';
import type { Site } from '../../src/documents/site.ts';
import { htmlDocument, link, paragraph } from './html.ts';
import { automatic, type Mail } from './mail.ts';
import { greetableName } from './name.ts';

type Words = NonNullable<Form['confirmation']>;

/**
 * The confirmation. Sender, subject, text and links stand in the site's documents; of the visitor's entries it carries
 * the address it goes to and, where that is plainly a name, the name.
 */
export function visitorMail(site: Site, words: Words, from: string, to: string, name: string): Mail {
  const greetable = greetableName(name);
  const greeting = greetable === undefined ? 'Guten Tag,' : `Guten Tag ${greetable},`;
  return {
    kind: 'confirmation',
    from: { name: site.name, address: from },
    to,
    replyTo: site.email,
    subject: words.subject,
    text: [
      greeting,
      ...words.paragraphs,
      `${CLOSING}\n${site.name}`,
      [SIGNATURE, ...imprint(site), site.baseUrl].join('\n'),
    ]
      .join('\n\n')
      .concat('\n'),
    html: htmlDocument(words.subject, [
      paragraph([greeting]),
      ...words.paragraphs.map((text) => paragraph([text])),
      paragraph([CLOSING, site.name]),
      paragraph([...imprint(site), link(site.baseUrl)], 'small'),
    ]),
    headers: automatic('auto-replied'),
  };
}

const CLOSING = 'Mit freundlichen Grüßen';
/** With the space, mail programs leave what follows out of replies (RFC 3676, section 4.3). */
const SIGNATURE = '-- ';

/** What § 35a GmbHG asks of a company's letters, as far as the site document says it. */
function imprint({ name, facts = {}, email, phone }: Site): string[] {
  const { legalName = name, street, postalCode, city, registerCourt, registerNumber, representedBy } = facts;
  const lines = [
    [legalName, street, [postalCode, city].filter(Boolean).join(' ')],
    [registerCourt, registerNumber],
    [representedBy && `Vertreten durch: ${representedBy}`],
    [email, phone],
  ];
  return lines.map((parts) => parts.filter(Boolean).join(', ')).filter(Boolean);
}
