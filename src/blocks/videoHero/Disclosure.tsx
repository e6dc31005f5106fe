import { type ReactNode, type ToggleEventHandler, useId } from 'react';
import type { BranchWord, Level } from './areas.styles.ts';

interface DisclosureProps {
  /** false: `details` for the prerendered page; true: a button and its list */
  alive: boolean;
  open: boolean;
  onToggle: () => void;
  /** what the `details` did by themselves */
  onNativeToggle?: ToggleEventHandler<HTMLDetailsElement>;
  /** of `details` of one name, the browser keeps at most one open */
  name?: string;
  word: typeof BranchWord;
  list: typeof Level;
  label: ReactNode;
  children: ReactNode;
}

/** A word that opens a list. The two forms look alike, so nothing moves when the second takes the place of the first. */
export function Disclosure(props: DisclosureProps) {
  const { alive, open, onToggle, onNativeToggle, name, word: Word, list: List, label, children } = props;
  const id = useId();
  return alive ? (
    <>
      <Word type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
        {label}
      </Word>
      <List id={id} hidden={!open}>
        {children}
      </List>
    </>
  ) : (
    <details name={name} onToggle={onNativeToggle}>
      <Word as="summary">{label}</Word>
      <List>{children}</List>
    </details>
  );
}
