import { useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { newPageOf } from './newPage';

type PageTitleProps = {
  /** The tab's title, without the site's name. */
  title: string;
  siteName?: string | undefined;
  /** The page's description for search engines; left as it is when absent. */
  description?: string | undefined;
  hidden?: boolean | undefined;
  className?: string | undefined;
  /** The heading, when it says more than the title. */
  children?: ReactNode;
};

const landing =
  typeof window === 'undefined' ? '' : window.location.pathname + window.location.search;
// The page shown before, so that the first one of a visit does not take the focus.
let shownPath: string | null = null;

/** The h1 of a page. Names the document, and takes the focus when the visitor came from another page. */
export function PageTitle(props: PageTitleProps) {
  const { title, siteName, description, hidden = false, className, children } = props;
  const location = useLocation();
  const { pathname, search, hash } = location;
  const movedInHistory = useNavigationType() === NavigationType.Pop;
  const newPage = movedInHistory ? undefined : newPageOf(location);
  const ref = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = siteName ? `${title} · ${siteName}` : title;
  }, [title, siteName]);

  useEffect(() => {
    if (description !== undefined) describePage(description);
  }, [description]);

  useEffect(() => {
    // The server named the page that the visit began at; a browser shares that address.
    if (pathname + search !== landing) document.querySelector('link[rel=canonical]')?.remove();
  }, [pathname, search]);

  useEffect(() => {
    const isOther = shownPath !== null && (shownPath !== pathname || newPage);
    // The part that the address names takes it itself.
    if (isOther && (!hash || movedInHistory)) ref.current?.focus({ preventScroll: true });
    shownPath = pathname;
  }, [pathname, hash, newPage, movedInHistory]);

  return (
    <h1 ref={ref} tabIndex={-1} className={hidden ? 'visuallyHidden' : className}>
      {children ?? title}
    </h1>
  );
}

function describePage(description: string): void {
  let meta = document.head.querySelector('meta[name="description"]');
  if (!meta) {
    meta = document.createElement('meta');
    meta.setAttribute('name', 'description');
    document.head.append(meta);
  }
  meta.setAttribute('content', description);
}
