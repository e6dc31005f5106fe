import type { LinkPart } from './menu/MenuEntries.tsx';

interface ContactItemsProps {
  site: { phone: string; email: string };
  link: LinkPart;
}

/** Phone number and mail address as items of a list. */
export function ContactItems({ site: { phone, email }, link: Link }: ContactItemsProps) {
  return (
    <>
      <li>
        <Link href={`tel:${phone.replaceAll(/[ -]/gu, '')}`}>{phone}</Link>
      </li>
      <li>
        <Link href={`mailto:${email}`}>{email}</Link>
      </li>
    </>
  );
}
