import { CONTROLS } from '../../site/controls';

/**
 * Runs in the page before what the server drew of it: keeps the clicks on its controls until the first of the program is
 * there, which takes them over as `earlyClicks` (`src/ui/eventReplay.ts`) and does them when it can.
 */
export const EARLY_CLICKS = [
  '{const held=[];const hold=(event)=>{',
  `const control=event.target.closest('${CONTROLS}');`,
  'if(!control||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;',
  'event.preventDefault();event.stopImmediatePropagation();held.push(control)};',
  "addEventListener('click',hold,true);",
  "globalThis.earlyClicks=()=>{removeEventListener('click',hold,true);return held}}",
].join('');
