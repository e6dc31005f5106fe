import { VisuallyHidden } from '../Anchor.tsx';
import { useWords } from '../words.ts';

/** A field that people cannot see, hear or reach with the Tab key: only programs fill it in. */
export function Trap({ name }: { name: string }) {
  return (
    <VisuallyHidden as="div" aria-hidden="true">
      <label>
        {`${useWords().forms.trap}: `}
        <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
