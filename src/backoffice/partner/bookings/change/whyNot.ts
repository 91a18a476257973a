import { isRequestError } from '../../../../api';
import { stayChangeTexts as texts } from '../../../../i18n/en/partner/stayChange';
import { messageOf } from '../../../ui/messageOf';

/** Why a change cannot be, with what is wrong with a field: it may be one that the form does not have. */
export function whyNot(error: unknown): string {
  const wrong = isRequestError(error) ? Object.values(error.fieldErrors) : [];
  return [...new Set([messageOf(error, texts.preview.failed), ...wrong])].join(' ');
}
