import { string } from 'yup';
import { isBlank, lengthOf } from '../../../../domain/texts/texts';

/**
 * At most so many characters, as the server counts them: Yup's own `max` counts a letter and its accent apart, as
 * some devices write them, and an emoji twice.
 */
export const atMost = (most: number, message: string) => ({
  name: 'atMost',
  message,
  test: (text: string | null | undefined) => lengthOf(text ?? '') <= most,
});

/** Something in it can be seen. */
export const seen = (message: string) => ({
  name: 'seen',
  message,
  test: (text: string | null | undefined) => !isBlank(text ?? ''),
});

/** A text that has to be there. */
export const filled = (missing: string, most: number, tooLong: string) =>
  string().trim().required(missing).test(seen(missing)).test(atMost(most, tooLong));
