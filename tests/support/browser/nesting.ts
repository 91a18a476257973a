/**
 * Runs in the page: says in its console what React says in development only, and what a parser of
 * HTML would take apart: a paragraph that holds a block, a link or button within another.
 */
export function complainOfNesting(): void {
  const blocks =
    'address, article, aside, blockquote, details, dialog, div, dl, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, main, nav, ol, p, pre, section, table, ul';
  const wrong = `p :is(${blocks}), a a, a button, button a, button button, form form`;

  const complain = (element: Element) => {
    const within = element.parentElement?.closest('p, a, button, form');
    console.error(
      `nesting: ${element.outerHTML.slice(0, 200)} within ${within?.outerHTML.slice(0, 80)}`,
    );
  };
  new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(added instanceof Element)) continue;
      if (added.matches(wrong)) complain(added);
      added.querySelectorAll(wrong).forEach(complain);
    }
  }).observe(document, { childList: true, subtree: true });
}
