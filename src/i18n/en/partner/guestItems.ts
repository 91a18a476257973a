/** The words of who comes, who sleeps where and what they would like, as the desk writes it down. */
export const guestItemTexts = {
  open: 'Guests and requests',
  label: 'Guests and requests',
  title: (guest: string) => `Guests and requests: ${guest}`,
  lead: 'Dates, rooms and price stay as they are. No mail goes out.',
  arriving: {
    title: 'Who comes',
    name: 'Guest who arrives',
    nameHint: 'Leave it empty where the one who booked comes.',
    phone: 'Phone of the guest who arrives',
    time: 'Arrives at',
    timeHint: 'From 14:00 on the check-in day; the rooms are held until then.',
  },
  sleep: {
    title: 'Who sleeps where',
    hint: 'Leave all of it empty where nobody said.',
    room: (number: string) => `Room ${number}`,
    adults: (number: string) => `Adults in ${number}`,
    ages: (number: string) => `Ages of children in ${number}`,
    agesHint: 'One after the other, say 4, 7; ? where it is not known.',
  },
  requests: {
    title: 'Requests',
    bed: 'Bed',
    floor: 'Floor',
    any: 'Any',
    quiet: 'Quiet room',
  },
  notes: 'Notes',
  notesMeanwhile: (notes: string) =>
    notes
      ? `Somebody else has just written “${notes}”. Saving puts these notes in its place.`
      : 'Somebody else has just removed the notes. Saving puts these there.',
  save: 'Save',
  busy: 'Saving...',
  cancel: 'Cancel',
  saved: (guest: string) => `Guests and requests of ${guest} are saved.`,
  failed: 'Failed to save the guests. Please try again.',
  rules: {
    name: 'Please enter the name of the guest who arrives.',
    nameLong: 'The name must be at most 100 characters.',
    phone: 'The phone number is not valid. Please enter a Vietnamese phone number.',
    people: 'Please enter a number from 0 to 100.',
    ages: 'Please enter ages from 0 to 17, say 4, 7.',
    notes: 'The notes must be at most 500 characters.',
    arrival: 'Please enter a time from 14:00 to 23:59.',
    arrivalStays: 'The time can be changed, but not taken away.',
    overfull: 'A room has more guests than it takes. Please divide them again.',
    sum: (adults: number, children: number) =>
      `The booking is for ${counted(adults, 'adult', 'adults')} and ${counted(children, 'child', 'children')}. Please divide them again, or change the party first.`,
  },
} as const;

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
