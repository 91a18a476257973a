/** The words of two stays that change rooms at the desk. */
export const roomSwapTexts = {
  open: 'Swap rooms…',
  title: (guest: string) => `Swap the room of ${guest}`,
  label: 'Swap rooms',
  rooms: 'Rooms',
  hint: 'Each takes the other’s room on all its nights from tonight on, both or none. The prices stay as agreed.',
  own: 'Room of this stay',
  other: 'With the room of',
  option: (room: string, guest: string, from: string, to: string) =>
    `${room} · ${guest}, ${from} → ${to}`,
  lastRoom: 'room of the last night',
  gone: 'That stay is no longer there on these nights. Please choose another.',
  none: 'Nobody else stays on these nights.',
  loadFailed: 'Failed to load the other stays. Please try again.',
  stayOf: (guest: string) => `What it does for ${guest}`,
  choose: 'Please choose whose room it is swapped with.',
  unknown: 'Please wait until it is known what the swap does.',
  submit: 'Swap the rooms',
  busy: 'Swapping...',
  cancel: 'Keep as it is',
  failed: 'Failed to swap the rooms. Please try again.',
  done: (guest: string, other: string) => `${guest} and ${other} have changed rooms.`,
} as const;
