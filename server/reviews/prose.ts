import { hasControls, tidyProse } from '../../domain/reviews';
import { invalid } from '../contract/errors';

/** What was written in `field`, as it is stored. @throws ApiError 422 naming the field */
export function storedProse(text: string, field: string): string {
  const prose = tidyProse(text);
  if (hasControls(prose)) throw invalid({ [field]: 'control' });
  return prose;
}
