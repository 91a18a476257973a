import { object, string } from 'yup';
import { adminTexts } from '../../i18n/en/partner/admin';

const LONGEST = 500;

export const reasonSchema = object({
  reason: string()
    .trim()
    .required(adminTexts.reason.required)
    .max(LONGEST, adminTexts.reason.tooLong),
});
