import type { LinkPart } from './menu/MenuEntries.tsx';

interface ContactItemsProps {
  site: { phone?: string | undefined; email: string };
  link: LinkPart;
}

/** Phone number, where there is one, and mail address as items of a list. */
export function ContactItems({ site: { phone, email }, link: Link }: ContactItemsProps) {
  return (
    <>
      {phone ? (
        <li>
          <Link href={`tel:${phone.replaceAll(/[ -]/gu, '')}`}>{phone}</Link>
        </li>
      ) : null}
      <li>
        <Link href={`mailto:${email}`}>{email}</Link>
      </li>
    </>
  );
}
