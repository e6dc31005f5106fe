import { type ReactNode, useCallback, useId, useLayoutEffect, useRef } from 'react';
import { usePanel } from './panel.ts';
import { Head, Panel, Question, Root, Sign, Title } from './styles.ts';
import { useDisclosure } from './useDisclosure.ts';

interface DisclosureProps {
  /** text of the heading; after hydration of the button in it */
  title: ReactNode;
  /** beside the heading, before or after it in reading order; phrasing content only */
  before?: ReactNode;
  after?: ReactNode;
  /** the content */
  children: ReactNode;
  /** open from the start, not only once somebody opens it */
  startsOpen?: boolean | undefined;
  className?: string;
}

/**
 * A third-level heading that opens its content. Prerendered it is `details`, open where there is no JavaScript at all;
 * after hydration it is heading > button with `aria-expanded` and `aria-controls`, and its height runs for 0.4 s.
 * The two look alike, so nothing moves between them.
 */
export function Disclosure({ title, before, after, children, startsOpen, className }: DisclosureProps) {
  const id = useId();
  const root = useRef<HTMLDetailsElement>(null);
  const { hydrated, open, focused, toggle } = useDisclosure(root);
  if (!hydrated) {
    return (
      // The visitor may open it before hydration, which is no mismatch.
      <Root as="details" ref={root} open={startsOpen} className={className} suppressHydrationWarning>
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
      <AnimatedPanel id={id} open={open} onToggle={toggle}>
        {children}
      </AnimatedPanel>
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
  const pending = useRef(focused);
  useLayoutEffect(() => {
    if (pending.current) button.current?.focus({ preventScroll: true });
    pending.current = false;
  }, []);
  return (
    <Question ref={button} type="button" aria-expanded={open} aria-controls={id} onClick={() => onToggle(!open)}>
      {children}
    </Question>
  );
}

function AnimatedPanel({ id, open, onToggle, children }: PartProps) {
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
