const notYet = (count: number): string =>
  `${count} ${count === 1 ? 'image is' : 'images are'} not uploaded yet.`;

/** The words of choosing, sending and ordering images. */
export const imageTexts = {
  choose: 'Choose images',
  orDrop: 'or drop them here',
  hint: (most: number) => `Up to ${most} images, JPEG, PNG or WebP. The first one is the cover.`,
  savedAtOnce:
    'Adding, ordering and deleting images is saved at once, without the button of the form.',
  savedWithForm: 'They are sent when the form is.',
  full: (most: number) => `There are ${most} images: no more can be added.`,
  wrongKind: (name: string) => `${name} is not a JPEG, PNG or WebP image.`,
  tooLarge: (name: string, megabytes: number) => `${name} is larger than ${megabytes} MB.`,
  empty: (name: string) => `${name} is empty: there is no picture in it.`,
  leftOut: (names: string, most: number) => `At most ${most} images fit. Left out: ${names}.`,
  stored: 'Images',
  queued: 'Images on their way',
  alt: (place: number, count: number) => `Image ${place} of ${count}`,
  cover: 'Cover',
  left: (place: number) => `Move image ${place} left`,
  right: (place: number) => `Move image ${place} right`,
  makeCover: 'Make cover',
  makeCoverOf: (place: number) => `Make cover: image ${place}`,
  delete: 'Delete',
  deleteOf: (place: number) => `Delete image ${place}`,
  deleteQuestion: 'Are you sure you want to delete this image?',
  deleteFailed: 'Failed to delete the image. Please try again.',
  arrangeFailed: 'The order could not be saved. Please try again.',
  waiting: 'Waiting',
  sending: (percent: number) => `Uploading ${percent} %`,
  uploadFailed: 'Failed to upload images',
  retry: 'Retry',
  retryOf: (name: string) => `Retry ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  progressOf: (name: string) => `Upload of ${name}`,
  leaving: {
    question: (count: number) => ({
      question: 'Close before they are uploaded?',
      thing: notYet(count),
      confirmLabel: 'Close anyway',
      cancelLabel: 'Wait',
      failed: 'This could not be closed. Please try again.',
    }),
    left: (count: number) => `${notYet(count)} Uploading goes on when you open this form again.`,
  },
  announce: {
    sending: (count: number) => `Uploading ${count} ${count === 1 ? 'image' : 'images'}.`,
    left: (count: number) => `${count} ${count === 1 ? 'image' : 'images'} to go.`,
    failed: (name: string) => `${name} was not uploaded.`,
    done: 'All images are uploaded.',
  },
} as const;
