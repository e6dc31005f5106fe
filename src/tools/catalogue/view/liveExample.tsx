import { hydrateRoot } from 'react-dom/client';
import { loadBlocks, loadedBlocks } from '../../../app/blocks.ts';
import { DATA_ELEMENT } from '../../../app/data-element.ts';
import { AXE_OPTIONS } from './axe.ts';
import { Example, type ExampleData } from './Example.tsx';

declare global {
  interface Window {
    /** in the preview: rules that this example breaks, each with what it says and the selectors of the elements */
    checkWithAxe?: () => Promise<Array<{ rule: string; help: string; targets: string[] }>>;
  }
}

/** Brings an example to life, as a page of the site would. */
const root = document.getElementById('root');
const data: ExampleData = JSON.parse(document.getElementById(DATA_ELEMENT)?.textContent ?? '{}');
await loadBlocks([data.block]);
if (root) hydrateRoot(root, <Example data={data} components={loadedBlocks} />);
document.documentElement.dataset.hydrated = 'all';

if (import.meta.env.DEV) {
  window.checkWithAxe = async () => {
    const { default: axe } = await import('axe-core');
    const { violations } = await axe.run(document, AXE_OPTIONS);
    return violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      targets: nodes.map(({ target }) => target.join(' ')),
    }));
  };
}
