import { createRoot, type Root } from 'react-dom/client';
import { Popup, type PopupProps } from './Popup.tsx';

let root: Root | undefined;
let openings = 0;

/** Opens a form over the page, its fields empty. Does nothing while another dialog is open. */
export function openPopup(request: PopupProps) {
  if (document.querySelector('dialog:modal')) return;
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  openings += 1;
  root.render(<Popup key={openings} {...request} />);
}
