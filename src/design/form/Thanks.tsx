import type { ReactNode } from 'react';
import type { Form } from '../../documents/form.ts';
import { Drawing, Subtitle, View } from './styles.ts';

interface ThanksProps {
  form: Form;
  /** what follows the text */
  end?: ReactNode;
  /** the heading */
  children: ReactNode;
}

/** Replaces the form once it is sent: the disc of light with a tick, what the form says, and what follows. */
export function Thanks({ form, end, children }: ThanksProps) {
  return (
    <View>
      <Drawing viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="30" pathLength="1" />
        <path d="m21 33 8 8 15-17" pathLength="1" />
      </Drawing>
      {children}
      <Subtitle>{form.success.text}</Subtitle>
      {end}
    </View>
  );
}
