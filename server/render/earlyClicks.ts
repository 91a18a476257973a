import { CONTROLS, CONTROLS_AND_LINKS } from '../../site/controls';

/**
 * Runs in the page before what the server drew of it: keeps the clicks on its controls, and on a link that would leave them
 * behind until it is pressed again, until the first of the program is there, which takes them over as `earlyClicks`
 * (`src/ui/eventReplay.ts`) and does them when it can.
 */
export const EARLY_CLICKS = [
  '{const held=[];const hold=(event)=>{',
  `const control=event.target.closest(held.length?'${CONTROLS_AND_LINKS}':'${CONTROLS}');`,
  "if(!control||control.matches('a')&&control===held.at(-1)||",
  'event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;',
  'event.preventDefault();event.stopImmediatePropagation();held.push(control)};',
  "addEventListener('click',hold,true);",
  "globalThis.earlyClicks=()=>{removeEventListener('click',hold,true);return held}}",
].join('');
