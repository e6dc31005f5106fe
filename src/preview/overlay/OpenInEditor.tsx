import { useState } from 'react';
import { Note, Open } from './styles.ts';

const STOPPED = 'Die Vorschau läuft nicht mehr. Starten Sie sie neu mit npm run dev.';

interface OpenInEditorProps {
  /** path, line and column */
  place: string;
  label?: string;
}

/** Opens a place in the author's editor. Whether one has opened, a browser is never told: so it says what helps if none has. */
export function OpenInEditor({ place, label }: OpenInEditorProps) {
  const [note, setNote] = useState('');
  const open = async () => {
    const address = `/__open-in-editor?file=${encodeURIComponent(place)}`;
    const answered = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    setNote(
      answered
        ? `Öffnet sich nichts, starten Sie die Vorschau im Terminal von Visual Studio Code, oder öffnen Sie selbst: ${place}`
        : STOPPED,
    );
  };
  return (
    <>
      <Open type="button" aria-label={label} onClick={open}>
        Im Editor öffnen
      </Open>
      <Note role="status">{note}</Note>
    </>
  );
}
