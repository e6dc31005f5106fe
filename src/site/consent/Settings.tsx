import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { useWords } from '../../design/words.ts';
import type { ConsentSettings } from '../../documents/site.ts';
import { dismisses, keepFocus, openModal } from '../dialog.ts';
import { useConsent } from './ConsentProvider.tsx';
import { LegalLinks, type LegalLinksProps } from './LegalLinks.tsx';
import { Actions, Category, Corner, Dialog, Hint, Lead, Name, Switch, Title } from './settingsStyles.ts';

interface SettingsProps extends LegalLinksProps {
  words: ConsentSettings['settings'];
  /** the focus returns to it */
  opener: HTMLElement;
  onClose: () => void;
}

/** The categories one by one. A native modal dialog, open as long as it is mounted; closing without saving changes nothing. */
export function Settings({ words, legal, opener, onClose }: SettingsProps) {
  const { external, decide, reset } = useConsent();
  const [wanted, setWanted] = useState(external);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { consent: own, close: closeWord } = useWords().frame;
  useEffect(() => {
    if (dialog.current) openModal(dialog.current);
  }, []);

  const close = () => dialog.current?.close();
  const closed = () => {
    // Not every browser focuses a clicked button, so not every one returns the focus to it.
    if (document.activeElement === document.body) opener.focus({ preventScroll: true });
    onClose();
  };
  return (
    <Dialog
      ref={dialog}
      data-tone="light"
      aria-labelledby={id}
      onClose={closed}
      onClick={(event) => dismisses(event) && close()}
      onKeyDown={keepFocus}
    >
      <Title id={id} $size="card">
        {words.title}
      </Title>
      <Lead>{words.lead}</Lead>
      <Category>
        <Name>{own.necessary}</Name>
        <span>{own.always}</span>
        <Hint>{words.necessary}</Hint>
      </Category>
      <ExternalContent id={id} hint={words.external} wanted={wanted} onChange={setWanted} />
      <Actions>
        <Button
          type="button"
          $look="solid"
          onClick={() => {
            decide(wanted);
            close();
          }}
        >
          {own.save}
        </Button>
        <Button
          type="button"
          $look="line"
          onClick={() => {
            reset();
            close();
          }}
        >
          {own.reset}
        </Button>
      </Actions>
      <LegalLinks legal={legal} />
      <Corner aria-label={closeWord} onClick={close} />
    </Dialog>
  );
}

interface ExternalContentProps {
  /** of the dialog; prefix of the ids in here */
  id: string;
  hint: string;
  wanted: boolean;
  onChange: (wanted: boolean) => void;
}

/** The one category that can be chosen. */
function ExternalContent({ id, hint, wanted, onChange }: ExternalContentProps) {
  return (
    <Category>
      <Name as="label" htmlFor={`${id}-external`}>
        {useWords().frame.consent.external}
      </Name>
      <Switch
        id={`${id}-external`}
        type="checkbox"
        role="switch"
        checked={wanted}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Hint id={`${id}-hint`}>{hint}</Hint>
    </Category>
  );
}
