/** What does nothing without the page's program, as a selector: clicks on it are kept until that is there. */
export const CONTROLS = 'button, input, label, summary';
/** Links work without it, but would leave what is kept behind. */
export const CONTROLS_AND_LINKS = `${CONTROLS}, a[href]:not([target])`;
