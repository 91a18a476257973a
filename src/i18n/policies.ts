import type { Catalogue } from './catalogue';
import { texts as en } from './en/policies';
import { texts as vi, type PolicyTexts } from './vi/policies';

export const policyTexts: Catalogue<PolicyTexts> = { vi, en };
