import { catalogue } from './catalogue';
import { texts as vi } from './vi/policies';

export const policyTexts = catalogue('policies', vi);
