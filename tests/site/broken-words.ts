import type { Page } from 'playwright';

/**
 * Words of the page that are parted in their middle, not at a hyphen: where one is too wide for its line, the browser breaks
 * it anywhere. Between two letters a break is a fault unless the browser hyphenates there by itself, and so would with
 * `overflow-wrap: normal` too; after a soft hyphen, a dash, a slash or a dot it is none.
 */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const boxOf = (text: Text, index: number) => {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return [...range.getClientRects()].find(({ width }) => width > 0);
    };
    const isParted = (text: Text, index: number) => {
      const [before, after] = [boxOf(text, index - 1), boxOf(text, index)];
      return before !== undefined && after !== undefined && after.top - before.top > before.height / 2;
    };
    const wouldBeHyphenated = (element: HTMLElement, text: Text, index: number) => {
      const { overflowWrap } = element.style;
      element.style.overflowWrap = 'normal';
      const parted = isParted(text, index);
      element.style.overflowWrap = overflowWrap;
      return parted;
    };
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [text, element] = [node as Text, node.parentElement as HTMLElement];
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      // Chromium gives what follows a soft hyphen the box of the hyphen: it is on the line before.
      for (const { 0: letters, index } of text.data.matchAll(/(?<!\u00ad)[\p{L}\p{M}\p{N}]{2,}/gu))
        for (let at = index + 1; at < index + letters.length; at += 1)
          if (isParted(text, at) && !wouldBeHyphenated(element, text, at))
            broken.push(`${text.data.slice(index, at)}|${text.data.slice(at, index + letters.length)}`);
    }
    return broken;
  });
