import { useState } from 'react';
import { OPEN_IN_EDITOR } from '../contract.ts';
import { Note, Open } from './styles.ts';
import { words } from './words.ts';

interface OpenInEditorProps {
  /** path, line and column */
  place: string;
  label?: string;
}

/** Opens a place in the author's editor. A browser cannot know whether one has opened, so it shows what helps if none has. */
export function OpenInEditor({ place, label }: OpenInEditorProps) {
  const [note, setNote] = useState('');
  const open = async () => {
    const address = `${OPEN_IN_EDITOR}?file=${encodeURIComponent(place)}`;
    const answered = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    setNote(answered ? words.notOpened(place) : words.stopped);
  };
  return (
    <>
      <Open type="button" aria-label={label} onClick={open}>
        {words.open}
      </Open>
      <Note role="status">{note}</Note>
    </>
  );
}
