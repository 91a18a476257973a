import { escapeHtml } from '../escapeHtml';
import { EARLY_CLICKS } from './earlyClicks';
import type { Language } from '../../domain/languages/languages';

/** index.html, cut at the places below; once, because no page is to be searched for them. */
export type Frame = readonly string[];

/** What stands in these places, as HTML, in the order in which they come. */
export interface Filling {
  language: Language;
  title: string;
  description: string;
  head: string;
  root: string;
  seed: string;
  programs: string;
}

const PLACES = [
  '<html lang="\\w*">',
  '<title>[^<]*</title>',
  '<meta\\s+name="description"[^>]*>',
  '<!--head-->',
  '<div id="root"></div>',
  '<!--seed-->',
  '<!--programs-->',
];

export function frameOf(html: string): Frame {
  const frame = html.split(new RegExp(PLACES.join('|')));
  if (frame.length !== PLACES.length + 1)
    throw new Error('index.html lacks a place, or has one twice.');
  return frame;
}

/** Of a page that only its program draws. */
const NEEDS_SCRIPTS =
  '<noscript><p>Trang này cần JavaScript: hãy bật lên rồi tải lại trang. <span lang="en">This page needs JavaScript: please turn it on and load the page again.</span></p></noscript>';

const drawn = (root: string) => `<script>${EARLY_CLICKS}</script><div id="root">${root}</div>`;

export function filled(frame: Frame, { title, description, ...parts }: Filling): string {
  const fillings = [
    `<html lang="${parts.language}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    parts.head,
    parts.root === '' ? `<div id="root"></div>${NEEDS_SCRIPTS}` : drawn(parts.root),
    parts.seed,
    parts.programs,
  ];
  return frame.map((part, place) => part + (fillings[place] ?? '')).join('');
}
