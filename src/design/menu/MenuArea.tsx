import { type ComponentPropsWithoutRef, type ComponentType, type ReactNode, useId, useState } from 'react';
import type { MenuItem } from '../../documents/menu.ts';
import { type LinkPart, MenuEntries, type MenuItemProps, MenuLink } from './MenuEntries.tsx';
import { MenuLabel } from './MenuLabel.tsx';

type ButtonPart = ComponentType<ComponentPropsWithoutRef<'button'>>;
type ListPart = ComponentType<ComponentPropsWithoutRef<'ul'>>;

/** The styled elements that a menu is made of. */
export interface MenuParts {
  areaButton: ButtonPart;
  areaLink: LinkPart;
  areaList: ListPart;
  branchButton: ButtonPart;
  branchList: ListPart;
  leaf: LinkPart;
}

interface BranchProps extends MenuItemProps {
  parts: MenuParts;
  /** titles of the branches that are open from the start */
  openBranches?: ReadonlySet<string> | undefined;
}

interface MenuAreaProps extends BranchProps {
  open: boolean;
  onToggle: () => void;
}

/**
 * An area of the menu: a button that opens its entries on up to two levels, or a link where it has none. A disclosure
 * navigation: real buttons with `aria-expanded`, nested lists, no menu roles.
 */
export function MenuArea({ open, onToggle, ...branch }: MenuAreaProps) {
  const { item, path, parts } = branch;
  if (!item.children) return <MenuLink item={item} path={path} link={parts.areaLink} />;
  return (
    <Disclosure item={item} path={path} open={open} onToggle={onToggle} button={parts.areaButton} list={parts.areaList}>
      <Entries {...branch} />
    </Disclosure>
  );
}

/** An entry that opens a level of its own. */
function Branch(branch: BranchProps) {
  const { item, path, parts, openBranches } = branch;
  const [open, setOpen] = useState(openBranches?.has(item.title) ?? false);
  const toggle = () => setOpen(!open);
  return (
    <Disclosure
      item={item}
      path={path}
      open={open}
      onToggle={toggle}
      button={parts.branchButton}
      list={parts.branchList}
    >
      <Entries {...branch} />
    </Disclosure>
  );
}

const Entries = ({ item, path, parts, openBranches }: BranchProps) => (
  <MenuEntries
    item={item}
    path={path}
    leaf={parts.leaf}
    branch={(entry) => <Branch item={entry} path={path} parts={parts} openBranches={openBranches} />}
  />
);

interface DisclosureProps extends MenuItemProps {
  open: boolean;
  onToggle: () => void;
  button: ButtonPart;
  list: ListPart;
  children: ReactNode;
}

/** A button and the list that it opens; `data-here` where the page shown is in it. */
function Disclosure({ item, path, open, onToggle, button: Button, list: List, children }: DisclosureProps) {
  const id = useId();
  return (
    <>
      <Button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        data-here={leadsTo(item, path) ? '' : undefined}
        onClick={onToggle}
      >
        <MenuLabel item={item} />
      </Button>
      <List id={id} hidden={!open}>
        {children}
      </List>
    </>
  );
}

/** Whether an entry or one below it is the page at this address. */
function leadsTo({ path, children = [] }: MenuItem, current: string | undefined): boolean {
  return (current !== undefined && path === current) || children.some((child) => leadsTo(child, current));
}
