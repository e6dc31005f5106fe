import { useEffect, useState } from 'react';
import { useShown } from '../../app/shown.ts';
import { FAILURE, type PreviewFailure } from '../contract.ts';
import { Code, Gap } from './styles.ts';
import { words } from './words.ts';

interface FailureProps {
  /** the block, or what else could not be drawn */
  subject: unknown;
  /** what it has thrown */
  error: unknown;
}

/** Stands in the place of what cannot be drawn: page and block, why, and the line of the source. */
export function Failure({ subject, error }: FailureProps) {
  const { route, content } = useShown().page;
  const [text, setText] = useState(String(error));
  useEffect(() => {
    const blocks: readonly unknown[] = content.blocks;
    const index = blocks.indexOf(subject);
    const block = content.blocks[index];
    const { message = String(error), stack }: { message?: string; stack?: string } = Object(error);
    const failure: PreviewFailure = { route, block: block && { type: block.type, index }, message, stack };
    fetch(FAILURE, { method: 'POST', body: JSON.stringify(failure) }).then(
      async (answer) => answer.ok && setText(await answer.text()),
      console.error,
    );
  }, [route, content, subject, error]);
  return (
    <Gap role="alert" aria-label={words.codeError}>
      <Code>{text}</Code>
    </Gap>
  );
}
