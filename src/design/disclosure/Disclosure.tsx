import { type ReactNode, useCallback, useId, useLayoutEffect, useRef } from 'react';
import { useLife } from './alive.ts';
import { usePanel } from './panel.ts';
import { Head, Panel, Question, Root, Sign, Title } from './styles.ts';

interface DisclosureProps {
  /** words of the heading; alive, they are the button */
  title: ReactNode;
  /** stands in the head beside the heading, before or after it in reading order; phrasing content only */
  before?: ReactNode;
  after?: ReactNode;
  /** the content */
  children: ReactNode;
  className?: string;
}

/**
 * A third-level heading that opens its content. Prerendered it is `details`, open where there is no JavaScript at all;
 * alive it is heading > button with `aria-expanded` and `aria-controls`, and its height runs for 0.4 s.
 * The two look alike, so nothing moves between them.
 */
export function Disclosure({ title, before, after, children, className }: DisclosureProps) {
  const id = useId();
  const root = useRef<HTMLDetailsElement>(null);
  const { alive, open, focused, toggle } = useLife(root);
  if (!alive) {
    return (
      // What the visitor opens before React takes over is no mismatch.
      <Root as="details" ref={root} className={className} suppressHydrationWarning>
        <Head as="summary">
          {before}
          <Title>{title}</Title>
          {after}
          <Sign />
        </Head>
        <Panel>{children}</Panel>
      </Root>
    );
  }
  return (
    <Root className={className} data-open={open ? '' : undefined}>
      <Head>
        {before}
        <Title>
          <Opener id={id} open={open} focused={focused} onToggle={toggle}>
            {title}
          </Opener>
        </Title>
        {after}
        <Sign />
      </Head>
      <AlivePanel id={id} open={open} onToggle={toggle}>
        {children}
      </AlivePanel>
    </Root>
  );
}

interface PartProps {
  id: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

function Opener({ id, open, focused, onToggle, children }: PartProps & { focused: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const taken = useRef(focused);
  useLayoutEffect(() => {
    if (taken.current) button.current?.focus({ preventScroll: true });
    taken.current = false;
  }, []);
  return (
    <Question ref={button} type="button" aria-expanded={open} aria-controls={id} onClick={() => onToggle(!open)}>
      {children}
    </Question>
  );
}

function AlivePanel({ id, open, onToggle, children }: PartProps) {
  const panel = useRef<HTMLDivElement>(null);
  usePanel(
    panel,
    open,
    useCallback(() => onToggle(true), [onToggle]),
  );
  return (
    <Panel id={id} ref={panel}>
      {children}
    </Panel>
  );
}
