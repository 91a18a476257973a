/** What does nothing without the page's program, as a selector: clicks on it are kept until that is there. */
export const CONTROLS = 'button, input, label, summary';
