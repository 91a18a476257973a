/** The words of every form of the partner's side; labels and messages come from the pages. */
export const formTexts = {
  checkFields: 'Please check these fields:',
  editedMeanwhile: 'Saved. What you typed while it was being saved is not saved yet.',
  unanswered: 'No clear answer came, so it may be done all the same: trying again does no harm.',
  earlier:
    'What you sent before did go through, and is saved. What is written here is not: save it only if it is another one.',
  earlierRecord: (thing: string) =>
    `What you sent before did go through: the ${thing} is there. Save again to change it to what is written here.`,
  restored: 'Your unsaved changes are back',
  discard: 'Discard',
  unsaved: {
    question: 'Close without saving?',
    thing: 'What you have written here is not saved.',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep editing',
    failed: 'This could not be closed. Please try again.',
  },
  noNumber: (text: string) =>
    `“${text}” cannot be read as a number, and was left out. Please look at the field again.`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  datePlaceholders: { date: 'DD/MM/YYYY', 'datetime-local': 'HH:mm, DD/MM/YYYY' },
  calendarOf: (field: string) => `${field}: open the calendar`,
  gone: (thing: string) => `This ${thing} has been deleted meanwhile: nothing was saved`,
  stale: {
    title: (thing: string) => `Somebody saved a newer version of this ${thing}`,
    text: 'Nothing of yours is lost. Load the newer version and give up your changes, or save yours over it: what you did not touch stays as theirs.',
    load: 'Load the newer version',
    keepMine: 'Save mine over it',
    loadFailed: 'The newer version could not be loaded. Please try again.',
  },
} as const;
