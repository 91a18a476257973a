import { object } from 'yup';
import { adminTexts } from '../../i18n/en/partner/admin';
import { filled } from '../ui/form/textRules';

const LONGEST = 500;

export const reasonSchema = object({
  reason: filled(adminTexts.reason.required, LONGEST, adminTexts.reason.tooLong),
});
