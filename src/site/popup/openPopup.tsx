import { createRoot, type Root } from 'react-dom/client';
import { WordsContext } from '../../design/words.ts';
import type { Site } from '../../documents/site.ts';
import type { BrowserWords } from '../../words/words.ts';
import { Popup, type PopupProps as Props } from './Popup.tsx';

interface Request extends Omit<Props, 'opening' | 'onSent' | 'email'> {
  site: { settings: Pick<Site, 'email'>; words: BrowserWords };
}

/** An opening of a form. */
interface Opening {
  request: Request;
  /** the form has its entries as long as it keeps this key */
  key: number;
  times: number;
}

let root: Root | undefined;
let page = '';
let keys = 0;
/** The forms of this page that were opened and not yet sent, by name. */
const openings = new Map<string, Opening>();

/**
 * Opens a form over the page. What a visitor has entered is there again when they come back to it on the same page, until
 * it is sent. Does nothing while another dialog is open.
 */
export function openPopup(request: Request) {
  if (document.querySelector('dialog:modal')) return;
  if (page !== request.page) openings.clear();
  page = request.page;
  const { name } = request.form;
  const { key, times } = openings.get(name) ?? { key: ++keys, times: 0 };
  openings.set(name, { request, key, times: times + 1 });
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <WordsContext value={request.site.words}>
      {[...openings.values()].map((opening) => (
        <Popup
          key={opening.key}
          {...opening.request}
          email={opening.request.site.settings.email}
          opening={opening.times}
          onSent={() => openings.delete(opening.request.form.name)}
        />
      ))}
    </WordsContext>,
  );
}
