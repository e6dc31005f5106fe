import type { Form } from '../../src/documents/form.ts';
import type { Site } from '../../src/documents/site.ts';
import { fill } from '../../src/words/fill.ts';
import type { SiteDocuments } from './documents.ts';
import { htmlDocument, link, paragraph } from './html.ts';
import { automatic, type Mail } from './mail.ts';
import { greetableName } from './name.ts';

type Letter = NonNullable<Form['confirmation']>;

/** Whom the mail comes from and goes to, and the name that was entered. */
interface Ends {
  from: string;
  to: string;
  name: string;
}

/**
 * The confirmation. Sender, subject, text and links stand in the site's documents; of the visitor's entries it carries
 * the address it goes to and, where that is plainly a name, the name.
 */
export function visitorMail({ site, words, theme }: SiteDocuments, letter: Letter, { from, to, name }: Ends): Mail {
  const { closing, ...own } = words.mail;
  const greetable = greetableName(name);
  const greeting = greetable === undefined ? own.greeting : fill(own.greetingByName, { name: greetable });
  const imprint = imprintOf(site, own.representedBy);
  return {
    kind: 'confirmation',
    from: { name: site.name, address: from },
    to,
    replyTo: site.email,
    subject: letter.subject,
    text: [greeting, ...letter.paragraphs, `${closing}\n${site.name}`, [SIGNATURE, ...imprint, site.baseUrl].join('\n')]
      .join('\n\n')
      .concat('\n'),
    html: htmlDocument(letter.subject, { site, theme }, [
      paragraph([greeting]),
      ...letter.paragraphs.map((text) => paragraph([text])),
      paragraph([closing, site.name]),
      paragraph([...imprint, link(site.baseUrl, theme)], 'small'),
    ]),
    headers: automatic('auto-replied', site.language),
  };
}

/** With the space, mail programs leave what follows out of replies (RFC 3676, section 4.3). */
const SIGNATURE = '-- ';

/** What § 35a GmbHG asks of a company's letters, as far as the site document says it. */
function imprintOf({ name, facts = {}, email, phone }: Site, represented: string): string[] {
  const { legalName = name, street, postalCode, city, registerCourt, registerNumber, representedBy } = facts;
  const lines = [
    [legalName, street, [postalCode, city].filter(Boolean).join(' ')],
    [registerCourt, registerNumber],
    [representedBy && fill(represented, { name: representedBy })],
    [email, phone],
  ];
  return lines.map((parts) => parts.filter(Boolean).join(', ')).filter(Boolean);
}
