import { string } from 'yup';
import { lengthOf } from '../../../domain/texts/texts';

export const MAX_NOTES = 500;

/** The rule of what the guest asks or tells beside the wishes. */
export const notesShape = (tooLong: (most: number) => string) =>
  string()
    .default('')
    .test('length', tooLong(MAX_NOTES), (notes) => lengthOf(notes) <= MAX_NOTES);
